import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import { inlineHtml } from "../content/markdown";
import { writtenOut } from "../contract/addresses";
import { insertHtml } from "../contract/html";
import {
  contactsOf,
  factsOf,
  joined,
  outlineOf,
  type ResumeEntry,
  type ResumePart,
} from "./outline";
import type { Resume, ResumeProject } from "./record";

interface Surroundings {
  /** The level of the owner's name as a heading: 1 on paper, 3 in the window. */
  readonly topLevel: 1 | 3;
  /** All paths of the site begin with it. */
  readonly basePath: string;
}

const SurroundingsContext = createContext<Surroundings>({ topLevel: 1, basePath: "" });

/** A heading so many levels below the owner's name (HTML has six), and a space, which divides it from its text for who has no styles. */
const Heading = ({ below, children }: { below: number; children: ReactNode }) => {
  const level = Math.min(useContext(SurroundingsContext).topLevel + below, 6);
  return <>{createElement(`h${level}`, null, children)} </>;
};

/** Links are written out, for paper. */
const WrittenLink = ({ url }: { url: string }) => <a href={url}>{writtenOut(url)}</a>;

/** A text of the career. */
const Markdown = ({ as: Tag, text }: { as: "p" | "li"; text: string }) => (
  <Tag {...insertHtml(inlineHtml(text, useContext(SurroundingsContext).basePath))} />
);

const ProjectLink = ({ address, name, language }: ResumeProject) => (
  <a href={useContext(SurroundingsContext).basePath + address} data-place={address}>
    <span {...language}>{name}</span>
  </a>
);

const Entry = ({ entry, below }: { entry: ResumeEntry; below: number }) => {
  const { title, project, employer, url, summary, highlights, names, links } = entry;
  const told = project ?? employer;
  const facts = factsOf(entry);
  const named = (fact: string) =>
    employer && fact === employer.name ? <ProjectLink {...employer} /> : fact;
  return (
    <div data-part="entry">
      <Heading below={below}>{project ? <ProjectLink {...project} /> : title}</Heading>
      {(facts.length > 0 || url) && (
        <p data-part="facts">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span data-part="mark"> · </span>}
              {fact === entry.time ? <span data-part="time">{fact}</span> : named(fact)}
            </Fragment>
          ))}
          {facts.length > 0 && url && <span data-part="mark"> · </span>}
          {url && <WrittenLink url={url} />}
        </p>
      )}{" "}
      {summary && (told ? <p {...told.language}>{summary}</p> : <Markdown as="p" text={summary} />)}{" "}
      {highlights && highlights.length > 0 && (
        <ul data-part="highlights">
          {highlights.map((item) => (
            <Fragment key={item}>
              {told ? <li {...told.language}>{item}</li> : <Markdown as="li" text={item} />}{" "}
            </Fragment>
          ))}
        </ul>
      )}
      {names && <p data-part="names">{names}</p>}{" "}
      {links?.map((link) => (
        <p key={link.url} data-part="link">
          {link.label}
          <WrittenLink url={link.url} />{" "}
        </p>
      ))}
    </div>
  );
};

const keyOf = ({ title, facts, time }: ResumeEntry) => [title, facts, time].join(" ");

const Entries = ({ entries = [], below }: { entries?: ResumePart["entries"]; below: number }) =>
  entries.map((entry) => (
    <li key={keyOf(entry)}>
      <Entry entry={entry} below={below} />
      {entry.entries && entry.entries.length > 0 && (
        <ul data-part="inner-entries">
          <Entries entries={entry.entries} below={below + 1} />
        </ul>
      )}
    </li>
  ));

const Part = ({ part }: { part: ResumePart }) => (
  <section>
    <Heading below={1}>{part.heading}</Heading>
    <ul data-part="entries">
      <Entries entries={part.entries} below={2} />
      {part.lines?.map(({ name, text }) => (
        <li key={name}>
          <p data-part="entry">
            <strong>{name}</strong>
            {text && ` – ${text}`}
          </p>{" "}
        </li>
      ))}
      {part.quotes?.map(({ name, reference }) => (
        <li key={name}>
          <figure data-part="entry">
            <blockquote>
              <p>{reference}</p>
            </blockquote>{" "}
            <figcaption>– {name}</figcaption>{" "}
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

const Article = ({ resume }: { resume: Resume }) => {
  const { name, pronouns, label, place, availability, headline, summary } = resume.basics;
  return (
    <article className="resume" {...resume.language}>
      <header>
        <Heading below={0}>{name}</Heading>
        <p data-part="label">{joined([label, place, pronouns], " · ")}</p>{" "}
        {availability && <p data-part="availability">{availability}</p>}{" "}
        <ul data-part="contact">
          {contactsOf(resume).map(({ label, text, link }) => (
            <li key={link}>
              {label && <span>{label}</span>}
              <a href={link}>{writtenOut(text)}</a>{" "}
            </li>
          ))}
        </ul>
      </header>
      {(headline || summary) && (
        <section>
          <Heading below={1}>{resume.words.summary}</Heading>
          {headline && <p data-part="headline">{headline}</p>} {summary && <p>{summary}</p>}{" "}
        </section>
      )}
      {outlineOf(resume).map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </article>
  );
};

/** The résumé in one column. `print.css` has its styles for paper, its window those for the screen. */
export const ResumeDocument = ({ resume, ...surroundings }: Surroundings & { resume: Resume }) => (
  <SurroundingsContext.Provider value={surroundings}>
    <Article resume={resume} />
  </SurroundingsContext.Provider>
);
