import { useCallback, useEffect, useMemo, useRef } from "react";
import { useReadSectionAddresses, useSetSectionAddresses } from "../../apps/about-me/state";
import { useNavigation } from "../../content/shell";
import { safeSessionStorage } from "../../lib/safeStorage";
import { scrollMemory } from "../../lib/scrollMemory";
import { markStarted } from "../../lib/settled";
import { VISIT_STORAGE_KEY } from "../../lib/storageKeys";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { markOnArrival, startJourney, useWindowManager, useWindowsState } from "../../windows";
import { looksAsOnArrival } from "./arrivalLook";
import { type KnownPlaces, knownPlaces } from "./knownPlaces";
import { RESTORING_ATTRIBUTE } from "./restoring";
import { VISIT_VERSION, type Visit } from "./visit";
import { visitOnArrival } from "./visitOnArrival";

const visitHere = (known: KnownPlaces) =>
  visitOnArrival(markOnArrival(), safeSessionStorage.read(VISIT_STORAGE_KEY), known);

/**
 * Keeps the visit, for a reload and for coming back from another site, and goes on with it. A tab
 * that was opened anew begins at its address.
 */
export const VisitKeeper = () => {
  const { actions, bodies, hasArrived, manifests } = useWindowManager();
  const { stack } = useWindowsState();
  const navigation = useNavigation();
  const known = useMemo(() => knownPlaces(manifests, navigation), [manifests, navigation]);
  const arrivedWith = useRef(stack);

  // Before the bodies are taken over: they ask where they were scrolled to.
  useBrowserLayoutEffect(() => {
    for (const [key, top] of Object.entries(visitHere(known)?.scrolled ?? {})) {
      scrollMemory.remember(key, top);
    }
  }, [known]);

  const setSectionAddresses = useSetSectionAddresses();
  const goOn = useCallback(() => {
    // Asked again: the visitor may have gone Back while the page was starting.
    const visit = visitHere(known);
    if (visit) {
      // These windows are found again, not opened: they don't animate in.
      hasArrived.current = false;
      setSectionAddresses(visit.sectionAddresses);
      actions.restore(visit.windows);
      actions.begin(visit.journey, visit.id);
    } else {
      actions.begin(startJourney(actions.windows(), window.location.hash));
    }
    requestAnimationFrame(() => {
      hasArrived.current = true;
      document.documentElement.removeAttribute(RESTORING_ATTRIBUTE);
      markStarted();
    });
  }, [actions, hasArrived, known, setSectionAddresses]);
  // After they are taken over: until then they must be as in the HTML.
  useEffect(() => bodies.whenArrived(arrivedWith.current, goOn), [bodies, goOn]);

  const readSectionAddresses = useReadSectionAddresses();
  const keep = useCallback(() => {
    const current = actions.current();
    if (current === undefined) return;
    const kept: Visit = {
      ...current,
      sectionAddresses: readSectionAddresses(),
      scrolled: scrollMemory.all(),
    };
    const record = { version: VISIT_VERSION, isPlain: looksAsOnArrival(kept, manifests), ...kept };
    safeSessionStorage.write(VISIT_STORAGE_KEY, JSON.stringify(record));
  }, [actions, manifests, readSectionAddresses]);
  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.hidden) keep();
    };
    // Where a tab in the background may be ended without a word, hiding is the last that is heard.
    document.addEventListener("visibilitychange", keepWhenHidden);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("visibilitychange", keepWhenHidden);
      window.removeEventListener("pagehide", keep);
    };
  }, [keep]);

  return null;
};
