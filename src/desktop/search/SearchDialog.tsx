import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as buttons from "../../components/Button.module.css";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { useLoading } from "../../loading/loading";
import * as section from "../../sections/Section.module.css";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import { groupsOfHits, groupsToBegin } from "./groups";
import * as styles from "./Search.module.css";
import { optionId, SearchResults } from "./SearchResults";
import {
  type Content,
  type SearchItem,
  searchContent,
  searchIndex,
  useSearchItems,
} from "./searchItems";
import { useActions } from "./useActions";

const NO_CONTENT: Content = [];

interface SearchDialogProps {
  /** The letters that were typed before it was there. */
  typed: string;
  onClose: () => void;
}

/**
 * Finds everything there is on the site. It is the browser's own `<dialog>`, which makes the rest inert,
 * frames too, and returns the focus.
 */
export const SearchDialog = ({ typed, onClose }: SearchDialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typed);
  const content = useLoading(searchContent);
  const { actions, statusElement, wallpaper } = useActions();
  const items = useSearchItems(content.data ?? NO_CONTENT, actions);

  const wanted = query.trim();
  const groups = useMemo(
    () => (wanted === "" ? groupsToBegin(items) : groupsOfHits(searchIndex.find(wanted), items)),
    [wanted, items],
  );
  /** The result that the keys or the pointer have moved to. With other results the first one is selected again. */
  const ids = groups.flatMap(({ results }) => results.map(({ item }) => item.id));
  const list = ids.join();
  const [moved, setMoved] = useState({ list, id: "" });
  const selected = moved.list === list ? moved.id : ids[0];
  const hasNothing = ids.length === 0 && content.status === "success";
  const found =
    wanted !== "" && ids.length > 0 && counted(words.search.found, { count: ids.length });
  const nothingFound = filled(words.search.nothingFound, { query: wanted });

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    fieldRef.current?.focus();
    return () => dialog?.close();
  }, []);
  // The list would stay where the last results were scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other results
  useEffect(() => {
    if (listRef.current) listRef.current.scrollTop = 0;
  }, [list]);

  // Not a click: a text selection that begins inside may end on the backdrop.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The focus goes back to what opened the dialog.
    event.preventDefault();
    onClose();
  };

  const choose = (item: SearchItem) => {
    if (!item.staysOpen) onClose();
    item.choose();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={words.desktop.search}
      onClose={onClose}
      // At once: the browser tells that it has closed a moment later, when its keys may have been pressed again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onMouseDown}
      // The desktop behind has shortcuts, too.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Command
        className={styles.box}
        label={words.desktop.search}
        shouldFilter={false}
        loop
        vimBindings={false}
        value={selected ?? ""}
        onValueChange={(id) => setMoved({ list, id })}
      >
        <div className={styles.field}>
          <Search aria-hidden />
          {/* cmdk says that it is expanded, always, and names the active result only once the keys have moved. */}
          <Command.Input asChild value={query} onValueChange={setQuery}>
            <input
              ref={fieldRef}
              placeholder={words.search.placeholder}
              autoCapitalize="off"
              enterKeyHint="go"
              role="combobox"
              aria-expanded={ids.length > 0}
              aria-activedescendant={selected ? optionId(selected) : undefined}
            />
          </Command.Input>
          <button
            type="button"
            className={buttons.icon}
            aria-label={words.windows.close}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        </div>
        <VisuallyHidden role="status">{hasNothing ? nothingFound : found}</VisuallyHidden>
        {statusElement}
        <VisuallyHidden role="status">{wallpaper}</VisuallyHidden>
        {content.status === "pending" && ids.length === 0 && <Spinner />}
        {content.status === "error" && (
          <ErrorView
            error={content.error}
            sentence={words.search.contentNotLoaded}
            onRetry={() => {
              fieldRef.current?.focus();
              void content.refetch();
            }}
          />
        )}
        {hasNothing && (
          <div className={styles.message}>
            <p>{nothingFound}</p>
            <p>{words.search.tryOther}</p>
          </div>
        )}
        <Command.List
          ref={listRef}
          label={words.search.results}
          className={`${section.scroller} ${styles.list}`}
        >
          <SearchResults groups={groups} onChoose={choose} />
        </Command.List>
        <p className={styles.foot} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {words.search.move}
          </span>
          <span>
            <kbd>↵</kbd>
            {words.desktop.open}
          </span>
          <span>
            <kbd>{words.search.escape}</kbd>
            {words.windows.close}
          </span>
        </p>
      </Command>
    </dialog>
  );
};
