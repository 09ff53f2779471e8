import type { ReactNode } from "react";
import { marks } from "../words/locale.words";
import { Heading, Highlights, Names, Time, WrittenLink } from "./parts";
import type { ResumeProject } from "./record";

export interface EntryProps {
  /** What it is called; a link where it has a page. */
  title: ReactNode;
  /** Whom it was for and where; those that nobody said are left out. */
  facts?: readonly (string | null)[];
  time?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  url?: string | null;
  summary?: string | null;
  /** Of the summary, where it is not the site's. */
  language?: ResumeProject["language"];
  names?: readonly string[] | null;
  links?: readonly { readonly label: string; readonly url: string }[];
  highlights?: readonly string[] | null;
  /** How far its heading is below the owner's name. */
  below?: number;
}

/** One thing in a list of the résumé: it stays on one page of paper. */
export const Entry = ({
  title,
  facts = [],
  url,
  summary,
  language,
  names,
  highlights,
  links = [],
  below = 2,
  ...when
}: EntryProps) => {
  const known = facts.filter(Boolean);
  return (
    <div data-part="entry">
      <Heading below={below}>{title}</Heading>
      <Time time={when.time ?? null} startDate={when.startDate} endDate={when.endDate} />
      {(known.length > 0 || url) && (
        <p data-part="facts">
          {known.join(" · ")}
          {known.length > 0 && url && " · "}
          {url && <WrittenLink url={url} />}
        </p>
      )}
      {summary && <p {...language}>{summary}</p>}
      <Highlights items={highlights ?? null} />
      <Names names={names ?? null} />
      {links.map((link) => (
        <p key={link.url} data-part="link">
          {link.label}
          {marks.colon}
          <WrittenLink url={link.url} />
        </p>
      ))}
    </div>
  );
};
