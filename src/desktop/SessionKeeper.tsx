import { memo, Suspense, useCallback, useEffect, useLayoutEffect } from "react";
import { usePages } from "../content/selection";
import { scrollMemory } from "../lib/scrollMemory";
import { markStarted } from "../lib/settled";
import { SESSION_STORAGE_KEY, safeSessionStorage } from "../lib/storage";
import { statesOnArrival, useWindowManager, type WindowsState } from "../windows";

/** Changes with the shape of the record: one of an older version is dropped. */
const SESSION_VERSION = 6;

/** A tab's record for a reload. The history entry says which windows are open. */
interface Session extends Pick<WindowsState, "arrangements"> {
  readonly version: number;
  /** The address at which each section was left. */
  readonly left: readonly string[];
  /** Scroll positions in pixels, by what is scrolled. */
  readonly scrolled: Readonly<Record<string, number>>;
}

const readSession = (): Session | null => {
  const stored = safeSessionStorage.readJson(SESSION_STORAGE_KEY) as Session | null;
  return stored?.version === SESSION_VERSION ? stored : null;
};

/**
 * React hydrates all Suspense boundaries, the windows' bodies among them, in one render after the desktop.
 * A state change before that would make it render the bodies again from scratch. Nothing may render this boundary again
 * meanwhile: React would hydrate it first.
 */
const AfterHydration = ({ run }: { run: () => void }) => {
  useEffect(run, [run]);
  return null;
};

/** Saves and restores the session, for a reload and for Back from another site. A new tab starts fresh. */
export const SessionKeeper = memo(() => {
  const { actions, hasArrived } = useWindowManager();
  const pages = usePages();

  /** The entry of the browser's history that this site has written, if there is one. */
  const readEntry = useCallback(
    () =>
      statesOnArrival()
        .map(actions.readEntry)
        .find((entry) => entry !== null),
    [actions],
  );

  // Before the windows' bodies hydrate, which read their scroll positions.
  useLayoutEffect(() => {
    if (readEntry() === undefined) return;
    for (const [key, top] of Object.entries(readSession()?.scrolled ?? {})) {
      scrollMemory.remember(key, top);
    }
  }, [readEntry]);

  const goOn = useCallback(() => {
    // Read again: the visitor may have gone Back while the page was starting.
    const entry = readEntry();
    if (entry) {
      const { left = [], arrangements = {} } = readSession() ?? {};
      // Restored windows don't animate.
      hasArrived.current = false;
      for (const address of [...left, entry.page]) pages.show(address);
      actions.restore({ stack: entry.stack, arrangements });
    }
    actions.begin(entry);
    requestAnimationFrame(() => {
      hasArrived.current = true;
      delete document.documentElement.dataset.restoring;
      markStarted();
    });
  }, [actions, pages, hasArrived, readEntry]);

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
      <AfterHydration run={goOn} />
    </Suspense>
  );
});
