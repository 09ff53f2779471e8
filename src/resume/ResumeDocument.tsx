import { marks } from "../words/locale.words";
import { outlineOf, type ResumeEntry, type ResumePart } from "./outline";
import {
  Entry,
  Heading,
  type ResumeSurroundings,
  ResumeSurroundingsProvider,
  useSurroundings,
  WrittenLink,
} from "./parts";
import type { Resume } from "./record";
import { headings } from "./resume.words";

/** Who it is, and the ways to reach them. */
const Header = ({ basics }: Pick<Resume, "basics">) => {
  const { Mail, Phone } = useSurroundings();
  const { name, pronouns, label, place, availability, email, phone, url, profiles } = basics;
  return (
    <header>
      <Heading below={0}>{name}</Heading>
      <p data-part="label">{[label, place, pronouns].filter(Boolean).join(" · ")}</p>
      {availability && <p data-part="availability">{availability}</p>}
      <ul data-part="contact">
        {email !== null && (
          <li>
            <Mail address={email} />
          </li>
        )}
        {phone !== null && (
          <li>
            <Phone number={phone} />
          </li>
        )}
        <li>
          <WrittenLink url={url} />
        </li>
        {profiles.map((profile) => (
          <li key={profile.url}>
            {profile.network}
            {marks.colon}
            <WrittenLink url={profile.url} />
          </li>
        ))}
      </ul>
    </header>
  );
};

const Summary = ({ basics: { headline, summary } }: Pick<Resume, "basics">) =>
  (headline || summary) && (
    <section>
      <Heading below={1}>{headings.summary}</Heading>
      {headline && <p data-part="headline">{headline}</p>}
      {summary && <p>{summary}</p>}
    </section>
  );

const keyOf = ({ title, facts, time }: ResumeEntry) => [title, facts, time].join(" ");

const EntryWithProjects = ({ entry }: { entry: ResumeEntry }) => (
  <>
    <Entry {...entry} />
    {entry.projects && entry.projects.length > 0 && (
      <ul data-part="projects">
        {entry.projects.map((project) => (
          <li key={project.project?.url}>
            <Entry {...project} below={3} />
          </li>
        ))}
      </ul>
    )}
  </>
);

const Part = ({ heading, entries, lines, quotes }: ResumePart) => (
  <section>
    <Heading below={1}>{heading}</Heading>
    <ul data-part="entries">
      {entries?.map((entry) => (
        <li key={keyOf(entry)}>
          <EntryWithProjects entry={entry} />
        </li>
      ))}
      {lines?.map(({ name, words }) => (
        <li key={name}>
          <p data-part="entry">
            <strong>{name}</strong>
            {words && ` – ${words}`}
          </p>
        </li>
      ))}
      {quotes?.map(({ name, reference }) => (
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

export interface ResumeDocumentProps {
  resume: Resume;
  surroundings: ResumeSurroundings;
}

/** The résumé in one column. It has no styles of its own: `print.css` has those for paper, and its window those for the screen. */
export const ResumeDocument = ({ resume, surroundings }: ResumeDocumentProps) => (
  <ResumeSurroundingsProvider value={surroundings}>
    <article className="resume">
      <Header basics={resume.basics} />
      <Summary basics={resume.basics} />
      {outlineOf(resume).map((part) => (
        <Part key={part.heading} {...part} />
      ))}
    </article>
  </ResumeSurroundingsProvider>
);
