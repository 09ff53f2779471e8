import { useCallback, useEffect, useRef } from "react";
import { useReadSectionAddresses, useSetSectionAddresses } from "../../apps/about-me/state";
import { useNavigation } from "../../content/shell";
import { safeSessionStorage } from "../../lib/safeStorage";
import { scrollMemory } from "../../lib/scrollMemory";
import { markStarted } from "../../lib/settled";
import { SESSION_STORAGE_KEY } from "../../lib/storageKeys";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { statesOnArrival, useWindowManager, useWindowsState } from "../../windows";
import { looksAsOnArrival } from "./looksAsOnArrival";
import { RESTORING_ATTRIBUTE } from "./restoringScript";
import { readSession, SESSION_VERSION, type Session } from "./session";

/**
 * Keeps what is where for a reload and for coming back from another site, and restores it. A new tab begins at its address.
 */
export const SessionKeeper = () => {
  const { actions, bodies, hasArrived, manifests } = useWindowManager();
  const { stack } = useWindowsState();
  const navigation = useNavigation();
  const arrivedWith = useRef(stack);
  const setSectionAddresses = useSetSectionAddresses();
  const readSectionAddresses = useReadSectionAddresses();

  const onArrival = useCallback(() => {
    const entry = statesOnArrival().reduce<ReturnType<typeof actions.readEntry>>(
      (found, state) => found ?? actions.readEntry(state),
      null,
    );
    const stored = entry && safeSessionStorage.read(SESSION_STORAGE_KEY);
    return entry && { entry, session: readSession(stored, manifests, navigation) };
  }, [actions, manifests, navigation]);

  // Before the windows' bodies hydrate: they ask where they were scrolled to.
  useBrowserLayoutEffect(() => {
    for (const [key, top] of Object.entries(onArrival()?.session.scrolled ?? {})) {
      scrollMemory.remember(key, top);
    }
  }, [onArrival]);

  const goOn = useCallback(() => {
    // Asked again: the visitor may have gone Back while the page was starting.
    const arrival = onArrival();
    if (arrival) {
      const { entry, session } = arrival;
      const { sectionAddresses, scrolled: _, fullscreen, ...places } = session;
      // These windows are found again, not opened: they don't animate in.
      hasArrived.current = false;
      setSectionAddresses(sectionAddresses);
      actions.restore({
        ...places,
        fullscreen: entry.stack.filter((id) => fullscreen.includes(id)),
        stack: entry.stack,
        addresses: { ...actions.windows().addresses, ...entry.addresses },
      });
    }
    actions.begin(arrival?.entry);
    requestAnimationFrame(() => {
      hasArrived.current = true;
      document.documentElement.removeAttribute(RESTORING_ATTRIBUTE);
      markStarted();
    });
  }, [actions, hasArrived, onArrival, setSectionAddresses]);
  // After they have hydrated: until then they must be as in the HTML.
  useEffect(() => bodies.whenArrived(arrivedWith.current, goOn), [bodies, goOn]);

  useEffect(() => {
    const keep = () => {
      const windows = actions.windows();
      const { places, sizes, tiles, fullscreen } = windows;
      const scrolled = scrollMemory.all();
      const session: Session = {
        ...{ places, sizes, tiles, fullscreen, scrolled },
        sectionAddresses: readSectionAddresses(),
      };
      const isPlain = looksAsOnArrival(windows, scrolled, manifests);
      const record = { version: SESSION_VERSION, isPlain, ...session };
      safeSessionStorage.write(SESSION_STORAGE_KEY, JSON.stringify(record));
    };
    const keepWhenHidden = () => {
      if (document.hidden) keep();
    };
    // A tab in the background may be ended without another event than this one.
    document.addEventListener("visibilitychange", keepWhenHidden);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("visibilitychange", keepWhenHidden);
      window.removeEventListener("pagehide", keep);
    };
  }, [actions, manifests, readSectionAddresses]);

  return null;
};
