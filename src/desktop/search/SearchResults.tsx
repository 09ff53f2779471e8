import { Command } from "cmdk";
import { withPrefix } from "gatsby";
import { excerpt, highlight } from "../../search/highlight";
import type { Hit } from "../../search/searchIndex";
import { termsIn } from "../../search/terms";
import { isPlainClick } from "../../windows";
import type { Group } from "./groups";
import * as styles from "./Search.module.css";
import type { SearchItem } from "./searchItems";

type Found = Pick<Hit, "terms" | "queryTerms">;

const withMarks = (text: string, { terms, queryTerms }: Found) =>
  highlight(text, terms, queryTerms).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch of a text is known by its place only
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );

/** The id of a result's element. */
export const optionId = (id: string): string => `result-${encodeURIComponent(id)}`;

interface ResultProps extends Found {
  item: SearchItem;
  onChoose: (item: SearchItem) => void;
}

const Result = ({ item, onChoose, ...found }: ResultProps) => {
  const { id, kind, title, note, text, isProse, address, icon } = item;
  const inTitle = termsIn(title);
  const others = found.terms.filter((term) => !inTitle.includes(term));
  // The heading above says what an app or an action is.
  const needsNote = !["app", "action"].includes(kind) || others.length > 0;
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{withMarks(title, found)}</span>{" "}
        {needsNote && (
          <span className={styles.note}>
            {withMarks((isProse && excerpt(text, others)) || note, found)}
          </span>
        )}
      </span>
    </>
  );
  return (
    <Command.Item asChild value={id} onSelect={() => onChoose(item)}>
      {address === null ? (
        <div id={optionId(id)}>{content}</div>
      ) : (
        <a
          id={optionId(id)}
          href={withPrefix(address)}
          tabIndex={-1}
          onClickCapture={(event) => {
            // The browser opens a new tab: then nothing is chosen here.
            if (isPlainClick(event)) event.preventDefault();
            else event.stopPropagation();
          }}
        >
          {content}
        </a>
      )}
    </Command.Item>
  );
};

export interface SearchResultsProps {
  groups: readonly Group[];
  onChoose: (item: SearchItem) => void;
}

export const SearchResults = ({ groups, onChoose }: SearchResultsProps) =>
  groups.map(({ kind, heading, results }) => (
    <Command.Group key={kind} heading={heading} className={styles.group} data-kind={kind}>
      {results.map((result) => (
        <Result key={result.item.id} {...result} onChoose={onChoose} />
      ))}
    </Command.Group>
  ));
