import { withPrefix } from "gatsby";
import { useLayoutEffect } from "react";
import { type AppManifest, addressOf, appInFront } from "../manifest";
import { letRouterFollow } from "./developmentRouter";
import { type HistoryEntry, isSamePlace, type Shown } from "./entry";

/** Keeps the browser's history in step with the windows. In development the apps change. Each entry records what it shows: see `docs/adr/06-desktop-above-pages.md`. */
export const createHistory = (apps: { readonly current: readonly AppManifest[] }) => {
  let present: HistoryEntry | undefined;
  /** The last hash of each address. A window that comes to the front gets its own back, with which a reload finds the same. */
  const hashes = new Map<string, string>();

  const addressFor = ({ stack, page }: Shown) => addressOf(appInFront(stack, apps.current), page);

  const hashOf = (shown: Shown) => hashes.get(addressFor(shown)) ?? "";

  const write = (kind: "pushState" | "replaceState", entry: HistoryEntry, hash: string) => {
    present = entry;
    hashes.set(addressFor(entry), hash);
    try {
      window.history[kind]({ desktop: entry }, "", withPrefix(addressFor(entry)) + hash);
    } catch {
      // Browsers refuse too many changes within a few seconds; the next one succeeds.
    }
    void letRouterFollow();
  };

  /** Changes the present entry, for focusing and closing. */
  const replace = (shown: Shown) => {
    if (present === undefined) return;
    if (shown.stack === present.stack && shown.page === present.page) return;
    write("replaceState", { ...shown, index: present.index }, hashOf(shown));
  };

  return {
    replace,
    present: () => present,

    /** Names what the browser's entry shows. Nothing is written before. */
    begin(shown: Shown, index = 0) {
      write("replaceState", { ...shown, index }, window.location.hash);
    },

    /** Adds an entry, for opening and choosing. */
    push(shown: Shown, hash = "") {
      if (present === undefined) return;
      if (isSamePlace(present, shown, apps.current) && hash === hashOf(present)) replace(shown);
      else write("pushState", { ...shown, index: present.index + 1 }, hash);
    },

    /**
     * Takes the entry that the browser has come to. False if it looks like what is shown: it is passed
     * over in the same direction, because Back would seem broken.
     */
    arrive(entry: HistoryEntry, shown: Shown): boolean {
      const direction = Math.sign(entry.index - (present?.index ?? entry.index));
      const { hash } = window.location;
      const isSame = isSamePlace(entry, shown, apps.current) && hash === hashOf(shown);
      present = entry;
      hashes.set(addressFor(entry), hash);
      if (!isSame || direction === 0) return true;
      window.history.go(direction);
      return false;
    },
  };
};

/** Follows Back and Forward instead of Gatsby's router, whose listener is called later. */
export const useHistory = (onArrive: (historyState: unknown) => void) => {
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      // `letRouterFollow` has made it for the router.
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      onArrive(event.state);
      void letRouterFollow();
    };
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [onArrive]);
};
