import { Search, X } from "lucide-react";
import { type KeyboardEvent, useCallback, useId, useRef, useState } from "react";
import { useLoading } from "../../lib/loading";
import { isPressed } from "../../lib/shortcuts";
import * as buttons from "../../ui/Button.module.css";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { counted, filled } from "../../words/filled";
import type { DialogProps } from "../dialogs/opener";
import type { Result } from "./groups";
import { ResultList } from "./ResultList";
import { rememberRecent } from "./recentEntries";
import * as styles from "./Search.module.css";
import { SearchMessages } from "./SearchMessages";
import { words } from "./search.words";
import { siteSearch } from "./siteSearch";
import { useActiveResult } from "./useActiveResult";
import { useChoose } from "./useChoose";
import { useCopyLink } from "./useCopyLink";
import { useResults } from "./useResults";
import { useShownGroups } from "./useShownGroups";
import { useStatus } from "./useStatus";

/** One field, and below it the results: a combobox whose list is always there. */
export const SearchBox = ({ onClose }: DialogProps) => {
  const id = useId();
  const listId = `${id}list`;
  const fieldRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const content = useLoading(siteSearch.content);
  const groups = useResults(query);
  const shownGroups = useShownGroups(groups);
  const { active, goTo, step } = useActiveResult(groups, query);
  const { outcome, copyLink } = useCopyLink();
  const choose = useChoose(copyLink, onClose);

  const optionId = useCallback((entryId: string) => `${id}${encodeURIComponent(entryId)}`, [id]);

  const chooseResult = ({ entry }: Result) => {
    rememberRecent(entry.id);
    choose(entry);
  };
  const openInNewTab = ({ entry }: Result) => {
    const option = document.getElementById(optionId(entry.id));
    if (!(option instanceof HTMLAnchorElement)) return chooseResult({ entry, terms: new Set() });
    rememberRecent(entry.id);
    window.open(option.href, "_blank", "noopener");
  };

  const onKeyDown = ({ nativeEvent: press }: KeyboardEvent) => {
    if (isPressed(press, "nextResult")) step(1);
    else if (isPressed(press, "previousResult")) step(-1);
    else if (isPressed(press, "openResult")) active && chooseResult(active);
    else if (isPressed(press, "openResultInNewTab")) active && openInNewTab(active);
    else return;
    press.preventDefault();
  };

  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const isLookedFor = query.trim() !== "";
  const missed = isLookedFor && count === 0 ? query.trim() : null;
  const isKnown = isLookedFor && content.status !== "loading";
  const sentence =
    missed === null
      ? counted(words.found, { count })
      : filled(words.nothingFound, { query: missed });
  const status = useStatus(isKnown ? sentence : "");

  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Search aria-hidden />
        <input
          ref={fieldRef}
          role="combobox"
          aria-label={words.name}
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={groups.length > 0 ? listId : undefined}
          aria-activedescendant={active ? optionId(active.entry.id) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={buttons.icon} aria-label={words.close} onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <p role="status" className={styles.outcome}>
        {/* Made anew by each try: a status that says the same as before is not read out again. */}
        {outcome.times > 0 && <span key={outcome.times}>{outcome.words}</span>}
      </p>
      <SearchMessages content={content} missed={missed} onRetry={() => fieldRef.current?.focus()} />
      {groups.length > 0 && (
        <ResultList
          id={listId}
          groups={shownGroups}
          activeId={active?.entry.id ?? null}
          isBusy={content.status === "loading" || shownGroups !== groups}
          optionId={optionId}
          onChoose={chooseResult}
          onPoint={goTo}
        />
      )}
    </div>
  );
};
