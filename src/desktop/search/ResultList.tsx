import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { revealWithin } from "../../lib/scrollWithin";
import { filled } from "../../words/filled";
import type { Group, Result } from "./groups";
import { ResultOption } from "./ResultOption";
import * as styles from "./Search.module.css";
import { words } from "./search.words";
import { useHeadings } from "./useHeadings";

export interface ResultListProps {
  id: string;
  groups: readonly Group[];
  /** The id of the active entry; null when none is. */
  activeId: string | null;
  /** Whether more may be found in a moment. */
  isBusy: boolean;
  optionId: (entryId: string) => string;
  onChoose: (result: Result) => void;
  onPoint: (result: Result) => void;
}

/** The results. The focus stays in the field, which says which of them is active. */
export const ResultList = ({
  id,
  groups,
  activeId,
  isBusy,
  optionId,
  ...handlers
}: ResultListProps) => {
  const listRef = useRef<HTMLDivElement>(null);
  const headings = useHeadings();

  useLayoutEffect(() => {
    const list = listRef.current;
    const option = activeId === null ? null : document.getElementById(optionId(activeId));
    if (list && option) revealWithin(list, option);
  }, [activeId, optionId]);

  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={words.results}
      aria-busy={isBusy}
      className={styles.list}
      // A press would take the focus out of the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      {groups.map(({ kind, results, count }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is nothing that a listbox may hold
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className={styles.heading} role="presentation">
            {headings[kind]}{" "}
            {results.length < count && (
              <span className={styles.count}>
                {filled(words.firstOf, { shown: results.length, count })}
              </span>
            )}
          </div>
          {results.map((result) => (
            <ResultOption
              key={result.entry.id}
              id={optionId(result.entry.id)}
              result={result}
              isActive={result.entry.id === activeId}
              {...handlers}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
