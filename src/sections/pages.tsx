import { createContext, useContext, useSyncExternalStore } from "react";
import { type Shell, sectionAt } from "../content/shell";
import { alreadyLoaded } from "../lib/alreadyLoaded";
import { type OnDemand, onDemand } from "../lib/onDemand";
import { sections } from "./registry";
import type { LoadedPage } from "./section";

/** The pages of the sections, each loaded when it is first wanted and then kept. */
export interface Pages {
  /** The page at an address; the same one until it changes. */
  at(address: string): OnDemand<LoadedPage>;
  /** A page's own title, null for the site's first page; undefined while the page is not there. */
  titleAt(address: string): string | null | undefined;
  /** Loads a page in case it is wanted soon. */
  fetchAhead(address: string): void;
  /** Calls back with the address of each page that was fetched ahead; returns how to stop. */
  onFetchedAhead(listener: (address: string) => void): () => void;
  /** A page that Gatsby has brought: the arrival's, or an edited one while the site is developed. */
  put(address: string, page: LoadedPage): void;
  /** Drops a page that cannot be shown, so that it is loaded anew. */
  drop(address: string): void;
  subscribe(listener: () => void): () => void;
}

/** What of the shell says which pages there are. */
export type SitePages = Pick<Shell, "site" | "navigation">;

/** The name in the code of the résumé's page, which is a window of its own. */
const RESUME = "Resume";

/** Which section's code a page is made with; undefined where the site has no such page. */
const kindOfPage = ({ site, navigation }: SitePages, address: string): string | undefined =>
  address === site?.resume?.address ? RESUME : sectionAt(navigation.nodes, address)?.section;

/** The pages of this site. */
export const createPages = (shell: SitePages): Pages => {
  const pages = new Map<string, OnDemand<LoadedPage>>();
  const titles = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  const aheadListeners = new Set<(address: string) => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const load = async (address: string): Promise<LoadedPage> => {
    const loadPage = sections[kindOfPage(shell, address) ?? ""];
    if (loadPage === undefined) throw new Error(`There is no page at ${address}.`);
    const page = await loadPage(address);
    titles.set(address, page.title);
    tell();
    return page;
  };

  const at = (address: string) => {
    const known = pages.get(address);
    if (known) return known;
    const page = onDemand(() => load(address));
    pages.set(address, page);
    return page;
  };

  return {
    at,
    titleAt: (address) => titles.get(address),
    async fetchAhead(address) {
      if (kindOfPage(shell, address) === undefined) return;
      const page = at(address);
      await page.loadAhead();
      if (page.current() === undefined) return;
      for (const listener of aheadListeners) listener(address);
    },
    onFetchedAhead(listener) {
      aheadListeners.add(listener);
      return () => aheadListeners.delete(listener);
    },
    put(address, page) {
      pages.set(address, alreadyLoaded(page));
      titles.set(address, page.title);
      tell();
    },
    drop(address) {
      pages.delete(address);
      titles.delete(address);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const PagesContext = createContext<Pages | null>(null);

export const PagesProvider = PagesContext.Provider;

/** Throws outside a `PagesProvider`. */
export const usePages = (): Pages => {
  const pages = useContext(PagesContext);
  if (pages === null) throw new Error("usePages must be used within a PagesProvider");
  return pages;
};

/** A page's own title as soon as the page is there. Loads nothing: that is for whoever shows it. */
export const usePageTitle = (address: string): string | null | undefined => {
  const pages = usePages();
  const current = () => pages.titleAt(address);
  return useSyncExternalStore(pages.subscribe, current, current);
};

/** The page at an address, as it is now. */
export const usePage = (address: string): OnDemand<LoadedPage> => {
  const pages = usePages();
  const current = () => pages.at(address);
  return useSyncExternalStore(pages.subscribe, current, current);
};
