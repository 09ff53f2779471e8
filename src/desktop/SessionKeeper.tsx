import { memo, Suspense, useCallback, useEffect, useLayoutEffect } from "react";
import { SESSION_STORAGE_KEY, safeSessionStorage } from "../lib/storage";
import { recordOf, textsOf } from "../lib/unknownValue";
import { markStarted } from "../loading/settled";
import { usePages } from "../navigation/selection";
import { readArrangements, scrollMemory, useWindowManager, type WindowsState } from "../windows";

/** Changes with the shape of the record: one of an older version is dropped. */
const SESSION_VERSION = 8;

/** A tab's record for a reload. The history entry says which windows are open. */
interface Session extends Pick<WindowsState, "arrangements"> {
  readonly version: number;
  /** The address at which each section was left. */
  readonly left: readonly string[];
  readonly scrolled: unknown;
}

const readSession = (): Omit<Session, "version"> => {
  const stored = recordOf(safeSessionStorage.readJson(SESSION_STORAGE_KEY));
  const isCurrent = stored.version === SESSION_VERSION;
  const { arrangements, left, scrolled } = recordOf(isCurrent && stored);
  return {
    arrangements: readArrangements(arrangements),
    left: textsOf(left),
    scrolled,
  };
};

/**
 * React hydrates all Suspense boundaries, the windows' bodies among them, in one render after the desktop.
 * A state change before that would make it render the bodies again from scratch. Nothing may render this boundary again
 * meanwhile: React would hydrate it first.
 */
const RunAfterHydration = ({ run }: { run: () => void }) => {
  useEffect(run, [run]);
  return null;
};

/** Saves and restores the session, for a reload and for Back from another site. A new tab starts fresh. */
export const SessionKeeper = memo(() => {
  const { actions, hasArrived } = useWindowManager();
  const pages = usePages();

  // Before the windows' bodies hydrate, which read their scroll positions.
  useLayoutEffect(() => {
    if (actions.readEntry(window.history.state) === null) return;
    scrollMemory.restore(readSession().scrolled);
  }, [actions]);

  const restoreSession = useCallback(() => {
    // Read again: the visitor may have gone Back while the page was starting.
    const entry = actions.readEntry(window.history.state);
    if (entry) {
      const { left, arrangements } = readSession();
      // Restored windows don't animate.
      hasArrived.current = false;
      for (const address of [...left, entry.page]) pages.show(address);
      actions.restore({ stack: entry.stack, arrangements });
    }
    actions.begin(entry?.index);
    requestAnimationFrame(() => {
      hasArrived.current = true;
      delete document.documentElement.dataset.restoring;
      markStarted();
    });
  }, [actions, pages, hasArrived]);

  useEffect(() => {
    const save = () => {
      const session: Session = {
        version: SESSION_VERSION,
        arrangements: actions.windows().arrangements,
        left: pages.left(),
        scrolled: scrollMemory.all(),
      };
      safeSessionStorage.write(SESSION_STORAGE_KEY, JSON.stringify(session));
    };
    const saveWhenHidden = () => {
      if (document.hidden) save();
    };
    // A browser may end a tab in the background without another event.
    document.addEventListener("visibilitychange", saveWhenHidden);
    window.addEventListener("pagehide", save);
    return () => {
      document.removeEventListener("visibilitychange", saveWhenHidden);
      window.removeEventListener("pagehide", save);
    };
  }, [actions, pages]);

  return (
    <Suspense>
      <RunAfterHydration run={restoreSession} />
    </Suspense>
  );
});
