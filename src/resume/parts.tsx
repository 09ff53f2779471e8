import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { writtenOut } from "../lib/linkAddress";
import { marks } from "../words/locale.words";
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

/** Links are written out, since paper can't be pressed. */
export const WrittenLink = ({ url }: { url: string }) => <a href={url}>{writtenOut(url)}</a>;

interface TimeProps {
  /** In words; null where nobody said. */
  time: string | null;
  startDate?: string | null;
  endDate?: string | null;
}

/** A moment or a span, in words and for machines. */
export const Time = ({ time, startDate, endDate }: TimeProps) => {
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

/** Names in one line. */
export const Names = ({ names }: { names: readonly string[] | null }) =>
  names && names.length > 0 && <p data-part="names">{names.join(marks.comma)}</p>;

export const Highlights = ({ items }: { items: readonly string[] | null }) =>
  items &&
  items.length > 0 && (
    <ul data-part="highlights">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
