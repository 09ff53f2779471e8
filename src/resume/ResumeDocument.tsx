import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { writtenOut } from "../contract/addresses";
import { words } from "../words/words";
import {
  contactsOf,
  factsOf,
  joined,
  outlineOf,
  type ResumeEntry,
  type ResumePart,
} from "./outline";
import type { Resume, ResumeProject } from "./record";

interface ResumeSurroundings {
  /** The level of the owner's name as a heading. */
  readonly topLevel: 1 | 3;
  /** A link to the page of a project. */
  readonly ProjectLink: ComponentType<{ project: ResumeProject; children: ReactNode }>;
}

/** The differences between the window and the paper. Default: the paper. */
export const Surroundings = createContext<ResumeSurroundings>({
  topLevel: 1,
  ProjectLink: ({ project, children }) => <a href={project.url}>{children}</a>,
});

/** A heading so many levels below the owner's name. */
const Heading = ({ below, children }: { below: number; children: ReactNode }) =>
  createElement(`h${useContext(Surroundings).topLevel + below}`, null, children);

/** Links are written out, for paper. */
const WrittenLink = ({ url }: { url: string }) => <a href={url}>{writtenOut(url)}</a>;

/** A text of the career, made of the owner's Markdown by the build, which refuses raw HTML. */
const Html = ({ as: Tag, html }: { as: "p" | "li"; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <Tag dangerouslySetInnerHTML={{ __html: html }} />
);

const Entry = ({ entry, below }: { entry: ResumeEntry; below: number }) => {
  const { title, project, url, summary, highlights, names, links } = entry;
  const facts = factsOf(entry);
  const { ProjectLink } = useContext(Surroundings);
  return (
    <div data-part="entry">
      <Heading below={below}>
        {project ? (
          <ProjectLink project={project}>
            <span {...project.language}>{project.name}</span>
          </ProjectLink>
        ) : (
          title
        )}
      </Heading>
      {(facts.length > 0 || url) && (
        <p data-part="facts">
          {facts.join(" · ")}
          {facts.length > 0 && url && " · "}
          {url && <WrittenLink url={url} />}
        </p>
      )}
      {summary &&
        (project ? <p {...project.language}>{summary}</p> : <Html as="p" html={summary} />)}
      {highlights && highlights.length > 0 && (
        <ul data-part="highlights">
          {highlights.map((item) => (
            <Html key={item} as="li" html={item} />
          ))}
        </ul>
      )}
      {names && names.length > 0 && <p data-part="names">{names.join(words.marks.comma)}</p>}
      {links?.map((link) => (
        <p key={link.url} data-part="link">
          {link.label}
          {words.marks.colon}
          <WrittenLink url={link.url} />
        </p>
      ))}
    </div>
  );
};

const keyOf = ({ title, facts, time }: ResumeEntry) => [title, facts, time].join(" ");

const Part = ({ part }: { part: ResumePart }) => (
  <section>
    <Heading below={1}>{part.heading}</Heading>
    <ul data-part="entries">
      {part.entries?.map((entry) => (
        <li key={keyOf(entry)}>
          <Entry entry={entry} below={2} />
          {entry.projects && entry.projects.length > 0 && (
            <ul data-part="projects">
              {entry.projects.map((project) => (
                <li key={project.project?.url}>
                  <Entry entry={project} below={3} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      {part.lines?.map(({ name, text }) => (
        <li key={name}>
          <p data-part="entry">
            <strong>{name}</strong>
            {text && ` – ${text}`}
          </p>
        </li>
      ))}
      {part.quotes?.map(({ name, reference }) => (
        <li key={name}>
          <figure data-part="entry">
            <blockquote>
              <p>{reference}</p>
            </blockquote>
            <figcaption>– {name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

/** The résumé in one column. `print.css` has its styles for paper, its window those for the screen. */
export const ResumeDocument = ({ resume }: { resume: Resume }) => {
  const { name, pronouns, label, place, availability, headline, summary } = resume.basics;
  return (
    <article className="resume">
      <header>
        <Heading below={0}>{name}</Heading>
        <p data-part="label">{joined([label, place, pronouns], " · ")}</p>
        {availability && <p data-part="availability">{availability}</p>}
        <ul data-part="contact">
          {contactsOf(resume.basics).map(({ network, text, link }) => (
            <li key={link}>
              {network && network + words.marks.colon}
              <a href={link}>{writtenOut(text)}</a>
            </li>
          ))}
        </ul>
      </header>
      {(headline || summary) && (
        <section>
          <Heading below={1}>{words.resume.summary}</Heading>
          {headline && <p data-part="headline">{headline}</p>}
          {summary && <p>{summary}</p>}
        </section>
      )}
      {outlineOf(resume).map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </article>
  );
};
