import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { ErrorView } from "../../components/ErrorView";
import { CloseButton, ModalDialog } from "../../components/ModalDialog";
import { Spinner } from "../../components/Spinner";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { useLoading } from "../../lib/loading";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import { type Content, type Entry, searchContent, searchIndex, useEntries } from "./entries";
import { groupsOfHits, groupsToBegin } from "./groups";
import * as styles from "./Search.module.css";
import { SearchResults } from "./SearchResults";

const NO_CONTENT: Content = [];

/** Finds everything there is on the site. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const content = useLoading(searchContent);
  const entries = useEntries(content.status === "ready" ? content.value : NO_CONTENT);

  const wanted = query.trim();
  const groups = useMemo(
    () =>
      wanted === "" ? groupsToBegin(entries) : groupsOfHits(searchIndex.find(wanted), entries),
    [wanted, entries],
  );
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const hasNothing = count === 0 && content.status === "ready";
  const nothingFound = filled(words.search.nothingFound, { query: wanted });

  useEffect(() => fieldRef.current?.focus(), []);
  // cmdk selects the first result, but leaves the list where the last results were scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    if (listRef.current) listRef.current.scrollTop = 0;
  }, [wanted]);

  const choose = (entry: Entry) => {
    onClose();
    entry.choose();
  };

  return (
    <ModalDialog name={words.desktop.search} onClose={onClose}>
      <Command
        className={styles.box}
        label={words.desktop.search}
        shouldFilter={false}
        loop
        vimBindings={false}
      >
        <div className={styles.field}>
          <Search aria-hidden />
          <Command.Input
            ref={fieldRef}
            placeholder={words.search.placeholder}
            autoCapitalize="off"
            enterKeyHint="go"
            value={query}
            onValueChange={setQuery}
          />
          <CloseButton label={words.search.close} onClick={onClose} />
        </div>
        <VisuallyHidden role="status">
          {hasNothing && nothingFound}
          {wanted !== "" && count > 0 && counted(words.search.found, { count })}
        </VisuallyHidden>
        {content.status === "loading" && count === 0 && <Spinner />}
        {content.status === "failed" && (
          <ErrorView
            error={content.error}
            sentence={words.search.contentNotLoaded}
            onRetry={() => {
              fieldRef.current?.focus();
              content.retry();
            }}
          />
        )}
        {hasNothing && (
          <div className={styles.message}>
            <p>{nothingFound}</p>
            <p>{words.search.tryOther}</p>
          </div>
        )}
        {/* The key: what arrives with the content may come first, and then is what Enter chooses. */}
        <Command.List
          ref={listRef}
          key={content.status}
          label={words.search.results}
          className={styles.list}
        >
          <SearchResults groups={groups} onChoose={choose} />
        </Command.List>
      </Command>
    </ModalDialog>
  );
};
