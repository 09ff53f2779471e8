import { useCallback, useEffect, useRef } from "react";
import { usePages } from "../../content/selection";
import { useBrowserLayoutEffect } from "../../lib/hydration";
import { scrollMemory } from "../../lib/scrollMemory";
import { markStarted } from "../../lib/settled";
import { safeSessionStorage } from "../../lib/storage";
import { SESSION_STORAGE_KEY } from "../../lib/storageKeys";
import { statesOnArrival, useWindowManager, useWindowsState } from "../../windows";
import { looksAsOnArrival } from "./looksAsOnArrival";
import { RESTORING_ATTRIBUTE } from "./restoringScript";
import { readSession, SESSION_VERSION, type Session } from "./session";

/** Saves and restores the session, for a reload and for Back from another site. A new tab starts fresh. */
export const SessionKeeper = () => {
  const { actions, hasArrived, hydration, manifests } = useWindowManager();
  const { stack } = useWindowsState();
  const pages = usePages();
  const arrivedWith = useRef(stack);

  const onArrival = useCallback(() => {
    const entry = statesOnArrival().reduce<ReturnType<typeof actions.readEntry>>(
      (found, state) => found ?? actions.readEntry(state),
      null,
    );
    const stored = entry && safeSessionStorage.read(SESSION_STORAGE_KEY);
    return entry && { entry, session: readSession(stored, manifests) };
  }, [actions, manifests]);

  // Before the windows' bodies hydrate, which read their scroll positions.
  useBrowserLayoutEffect(() => {
    for (const [key, top] of Object.entries(onArrival()?.session.scrolled ?? {})) {
      scrollMemory.remember(key, top);
    }
  }, [onArrival]);

  const goOn = useCallback(() => {
    // Read again: the visitor may have gone Back while the page was starting.
    const arrival = onArrival();
    if (arrival) {
      const { entry, session } = arrival;
      // Restored windows don't animate.
      hasArrived.current = false;
      pages.restore(session.items);
      pages.show(entry.page);
      actions.restore({ stack: entry.stack, arrangements: session.arrangements });
    }
    actions.begin(arrival?.entry);
    requestAnimationFrame(() => {
      hasArrived.current = true;
      document.documentElement.removeAttribute(RESTORING_ATTRIBUTE);
      markStarted();
    });
  }, [actions, pages, hasArrived, onArrival]);
  // Until they have hydrated, the windows must be as in the HTML.
  useEffect(() => hydration.onceComplete(arrivedWith.current, goOn), [hydration, goOn]);

  useEffect(() => {
    const save = () => {
      const windows = actions.windows();
      const scrolled = scrollMemory.all();
      const session: Session = {
        arrangements: windows.arrangements,
        items: pages.items(),
        scrolled,
      };
      const isPlain = looksAsOnArrival(windows, pages.address(), scrolled, manifests);
      const record = { version: SESSION_VERSION, isPlain, ...session };
      safeSessionStorage.write(SESSION_STORAGE_KEY, JSON.stringify(record));
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
  }, [actions, manifests, pages]);

  return null;
};
