import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { writtenOut } from "../lib/linkAddress";
import { marks } from "../words/locale.words";
import type { ResumeEntry } from "./outline";
import type { ResumeProject } from "./record";

/** What differs between the places where the résumé is shown. */
export interface ResumeSurroundings {
  /** The level of the owner's name as a heading: 1 where nothing is around it. */
  readonly topLevel: 1 | 3;
  readonly Mail: ComponentType<{ address: string }>;
  readonly Phone: ComponentType<{ number: string }>;
  /** A link to the page of a project. */
  readonly ProjectLink: ComponentType<{ project: ResumeProject; children: ReactNode }>;
}

const SurroundingsContext = createContext<ResumeSurroundings | null>(null);

export const ResumeSurroundingsProvider = SurroundingsContext.Provider;

/** Throws outside a `ResumeSurroundingsProvider`. */
export const useSurroundings = (): ResumeSurroundings => {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === null) throw new Error("The résumé needs to know where it is shown.");
  return surroundings;
};

/** A heading so many levels below the owner's name. */
export const Heading = ({ below, children }: { below: number; children: ReactNode }) =>
  createElement(`h${useSurroundings().topLevel + below}`, null, children);

/** Links are written out, since paper can't be clicked. */
export const WrittenLink = ({ url }: { url: string }) => <a href={url}>{writtenOut(url)}</a>;

/** A moment or a span, in words and for machines. */
const Time = ({
  time,
  startDate,
  endDate,
}: Pick<ResumeEntry, "time" | "startDate" | "endDate">) => {
  if (!time) return null;
  const [, from = time, dash = "", until = ""] = /^(.*?)(\s*–\s*)(.*)$/.exec(time) ?? [];
  const isMoment = endDate && endDate !== "present";
  return (
    <p data-part="time">
      {startDate ? <time dateTime={startDate}>{from}</time> : from}
      {dash}
      {isMoment ? <time dateTime={endDate}>{until}</time> : until}
    </p>
  );
};

const ProjectTitle = ({ project }: { project: ResumeProject }) => {
  const { ProjectLink } = useSurroundings();
  return (
    <ProjectLink project={project}>
      <span {...project.language}>{project.name}</span>
    </ProjectLink>
  );
};

/** One thing in a list of the résumé, which stays on one page of paper; `below` is how far its heading is below the owner's name. */
export const Entry = ({ below = 2, ...entry }: ResumeEntry & { below?: number }) => {
  const { title, project, facts = [], url, summary, highlights, names, links } = entry;
  const known = facts.filter(Boolean);
  return (
    <div data-part="entry">
      <Heading below={below}>{project ? <ProjectTitle project={project} /> : title}</Heading>
      <Time {...entry} />
      {(known.length > 0 || url) && (
        <p data-part="facts">
          {known.join(" · ")}
          {known.length > 0 && url && " · "}
          {url && <WrittenLink url={url} />}
        </p>
      )}
      {summary && <p {...project?.language}>{summary}</p>}
      {highlights && highlights.length > 0 && (
        <ul data-part="highlights">
          {highlights.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {names && names.length > 0 && <p data-part="names">{names.join(marks.comma)}</p>}
      {links?.map((link) => (
        <p key={link.url} data-part="link">
          {link.label}
          {marks.colon}
          <WrittenLink url={link.url} />
        </p>
      ))}
    </div>
  );
};
