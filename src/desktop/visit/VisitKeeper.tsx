import { useCallback, useEffect, useMemo, useRef } from "react";
import { useReadSectionAddresses, useSetSectionAddresses } from "../../apps/about-me/state";
import { sectionAt, useNavigation } from "../../content/shell";
import { safeSessionStorage } from "../../lib/safeStorage";
import { scrollMemory } from "../../lib/scrollMemory";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import {
  markOnArrival,
  showAgain,
  startJourney,
  useWindowManager,
  useWindowsState,
} from "../../windows";
import { looksAsOnArrival } from "./arrivalLook";
import { type KnownPlaces, readVisit } from "./readVisit";
import { RESTORING_ATTRIBUTE } from "./restoring";
import { VISIT_KEY, VISIT_VERSION, type Visit } from "./visit";

/** What the site has just now. */
const useKnownPlaces = (): KnownPlaces => {
  const { manifests } = useWindowManager();
  const navigation = useNavigation();
  return useMemo(
    () => ({
      windows: manifests.map(({ id }) => id),
      alwaysOpen: manifests
        .filter(({ hasControls, isOpenOnArrival }) => isOpenOnArrival && !hasControls)
        .map(({ id }) => id),
      isAddressOf: (id, address) => {
        const manifest = manifests.find((app) => app.id === id);
        return manifest?.showsPages
          ? sectionAt(navigation, address) !== undefined
          : manifest?.address === address;
      },
    }),
    [manifests, navigation],
  );
};

/** The visit that this entry of the browser's history belongs to, as it was at that entry. */
const visitOnArrival = (known: KnownPlaces): Visit | null => {
  const mark = markOnArrival();
  const visit = mark && readVisit(safeSessionStorage.read(VISIT_KEY), known);
  const entry = visit?.journey.entries[mark?.position ?? -1];
  if (!mark || !visit || !entry || visit.id !== mark.journey) return null;
  return {
    ...visit,
    journey: { ...visit.journey, position: mark.position },
    windows: showAgain(visit.windows, entry.shown),
  };
};

/**
 * Keeps the visit, for a reload and for coming back from another site, and goes on with it. A tab
 * that was opened anew begins at its address.
 */
export const VisitKeeper = () => {
  const { actions, bodies } = useWindowManager();
  const { stack } = useWindowsState();
  const known = useKnownPlaces();
  const visit = useRef<Visit | null>(null);
  const arrivedWith = useRef(stack);

  // Before the bodies are taken over: they ask where they were scrolled to.
  useBrowserLayoutEffect(() => {
    visit.current = visitOnArrival(known);
    for (const [key, top] of Object.entries(visit.current?.scrolled ?? {})) {
      scrollMemory.remember(key, top);
    }
  }, [known]);

  const setSectionAddresses = useSetSectionAddresses();
  const goOn = useCallback(() => {
    if (visit.current) {
      setSectionAddresses(visit.current.sectionAddresses);
      actions.restore(visit.current.windows);
      actions.begin(visit.current.journey, visit.current.id);
    } else {
      actions.begin(startJourney(actions.windows(), window.location.hash));
    }
    requestAnimationFrame(() => document.documentElement.removeAttribute(RESTORING_ATTRIBUTE));
  }, [actions, setSectionAddresses]);
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
    const record = { version: VISIT_VERSION, isPlain: looksAsOnArrival(kept), ...kept };
    safeSessionStorage.write(VISIT_KEY, JSON.stringify(record));
  }, [actions, readSectionAddresses]);
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
