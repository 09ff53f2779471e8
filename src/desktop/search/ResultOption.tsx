import { type MouseEvent, memo } from "react";
import { excerpt, marked } from "../../search/marks";
import { termsIn } from "../../search/words";
import { isPlainPress, PlaceLink } from "../../windows";
import { EntryIcon } from "./EntryIcon";
import type { Result } from "./groups";
import * as styles from "./Search.module.css";

const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) => (
  <>
    {marked(text, terms).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch of a text is known by its place only
      part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
    )}
  </>
);

/** Other texts were written to be found by, not to be read. */
const READABLE: ReadonlySet<string> = new Set(["section", "project", "post"]);

/** What is shown below a title: the words in its text that the title has not, or else what it is. */
const lineBelow = ({ entry, terms }: Result): string => {
  if (!READABLE.has(entry.kind)) return entry.note;
  const inTitle = new Set(termsIn(entry.title));
  const others = new Set([...terms].filter((term) => !inTitle.has(term)));
  return excerpt(entry.text, others) ?? entry.note;
};

export interface ResultOptionProps {
  id: string;
  result: Result;
  isActive: boolean;
  onChoose: (result: Result) => void;
  onPoint: (result: Result) => void;
}

/** A result. Where it leads to an address it is a link to that, for all that one can do with a link. */
export const ResultOption = memo(
  ({ id, result, isActive, onChoose, onPoint }: ResultOptionProps) => {
    const { entry, terms } = result;
    const choose = (event: MouseEvent) => {
      if (entry.address !== null && !isPlainPress(event)) return;
      event.preventDefault();
      onChoose(result);
    };
    const option = {
      id,
      role: "option",
      tabIndex: -1,
      "aria-selected": isActive,
      onClick: choose,
      // Not when the list moves below a pointer that rests.
      onPointerMove: () => onPoint(result),
    } as const;
    const content = (
      <>
        <span className={styles.icon}>
          <EntryIcon entry={entry} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <Marked text={entry.title} terms={terms} />
          </span>{" "}
          <span className={styles.note}>
            <Marked text={lineBelow(result)} terms={terms} />
          </span>
        </span>
      </>
    );
    return entry.address === null ? (
      <div {...option}>{content}</div>
    ) : (
      <PlaceLink {...option} address={entry.address}>
        {content}
      </PlaceLink>
    );
  },
);
