import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { useCode } from "../../components/useCode";
import { isKey, isShortcut } from "../../lib/shortcuts";
import { loadable } from "../../loading/loading";
import { words } from "../../words/words";
import { useSearchOpen, useSetSearchOpen } from "./isSearchOpen";

/** The dialog's code loads at the first sign of use. */
export const searchDialog = loadable<ComponentType<{ typed: string; onClose: () => void }>>(
  ["code", "search"],
  async () => (await import("./SearchDialog")).SearchDialog,
);

const OpenSearch = () => {
  const setIsOpen = useSetSearchOpen();
  const close = () => setIsOpen(false);
  const SearchDialog = useCode(searchDialog, {
    failure: words.desktop.searchNotLoaded,
    onFailure: close,
    retry: () => setIsOpen(true),
  });
  const [typed, setTyped] = useState("");
  const isLoading = SearchDialog === undefined;

  useEffect(() => {
    if (!isLoading) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isKey(event, "Escape")) setIsOpen(false);
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // A list that has the focus would look for the letter.
      event.stopPropagation();
      setTyped((before) => before + event.key);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isLoading, setIsOpen]);

  return SearchDialog && <SearchDialog typed={typed} onClose={close} />;
};

/** The search dialog while it is open, and its shortcut. */
export const Search = () => {
  const [isOpen, setIsOpen] = useSearchOpen();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, "search")) return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    // Captured, since the dialog stops its keys from bubbling.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [setIsOpen]);

  return (
    isOpen && (
      <ErrorBoundary onClose={() => setIsOpen(false)} onRetry={() => setIsOpen(true)}>
        <OpenSearch />
      </ErrorBoundary>
    )
  );
};
