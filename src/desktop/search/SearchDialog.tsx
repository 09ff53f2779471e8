import { Command } from "cmdk";
import { Search } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { CloseButton, ModalDialog } from "../../components/ModalDialog";
import { Spinner } from "../../components/Spinner";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { useLoading } from "../../lib/loading";
import { newVersion, reload } from "../../lib/newVersion";
import { isPressed } from "../../lib/shortcuts";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import type { DialogProps } from "../openDialog";
import { groupsOfHits, groupsToBegin } from "./groups";
import { readRecent, rememberRecent } from "./recentEntries";
import * as styles from "./Search.module.css";
import { SearchResults } from "./SearchResults";
import { type ContentDocument, searchContent, searchIndex } from "./searchContent";
import { type Entry, useEntries } from "./useEntries";

const NO_CONTENT: readonly ContentDocument[] = [];

/** The pause in typing after which a screen reader hears the number of results, or it would talk over each letter. */
const QUIET_MS = 600;

/** Finds everything there is on the site. */
export const SearchDialog = ({ onClose }: DialogProps) => {
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [recent] = useState(readRecent);
  const [outcome, setOutcome] = useState("");
  const [status, setStatus] = useState("");
  const content = useLoading(searchContent);

  const copyLink = useCallback(async () => {
    const { href } = window.location;
    setOutcome("");
    try {
      // Without a secure connection there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(href);
      setOutcome(words.search.copied);
    } catch {
      setOutcome(filled(words.search.notCopied, { address: href }));
    }
  }, []);
  const entries = useEntries(content.status === "ready" ? content.value : NO_CONTENT, copyLink);

  const wanted = query.trim();
  const groups = useMemo(
    () =>
      wanted === ""
        ? groupsToBegin(recent, entries)
        : groupsOfHits(searchIndex.find(wanted), entries),
    [wanted, recent, entries],
  );
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const nothingFound = filled(words.search.nothingFound, { query: wanted });
  const sentence = count === 0 ? nothingFound : counted(words.search.found, { count });

  useEffect(() => fieldRef.current?.focus(), []);
  // cmdk selects the first result, but leaves the list where the last results were scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    if (listRef.current) listRef.current.scrollTop = 0;
  }, [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => setStatus(wanted === "" ? "" : sentence), QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, sentence]);

  const choose = (entry: Entry) => {
    rememberRecent(entry.id);
    if (entry.choose !== copyLink) onClose();
    entry.choose();
  };
  const openInNewTab = (event: KeyboardEvent) => {
    if (!isPressed(event.nativeEvent, "openResultInNewTab")) return;
    const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[aria-selected="true"]');
    if (link === null) return;
    event.preventDefault();
    rememberRecent(link.dataset.value ?? "");
    window.open(link.href, "_blank", "noopener");
  };

  return (
    <ModalDialog name={words.search.name} onClose={onClose}>
      <Command
        className={styles.box}
        label={words.search.name}
        shouldFilter={false}
        loop
        vimBindings={false}
        onKeyDown={openInNewTab}
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
        <VisuallyHidden role="status">{status}</VisuallyHidden>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
        {content.status === "loading" && wanted !== "" && count === 0 && <Spinner />}
        {content.status === "failed" && (
          <div role="alert" className={styles.message}>
            <p>
              {content.error === newVersion ? newVersion.message : words.search.contentNotLoaded}
            </p>
            <Button
              onClick={() => {
                // The button disappears, and the focus would be lost with it.
                fieldRef.current?.focus();
                if (content.error === newVersion) reload();
                else content.retry();
              }}
            >
              {content.error === newVersion ? words.search.reload : words.search.tryAgain}
            </Button>
          </div>
        )}
        {content.status === "ready" && wanted !== "" && count === 0 && (
          <div className={styles.message}>
            <p>{nothingFound}</p>
            <p className={styles.hint}>{words.search.tryOther}</p>
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
