import { useQuery } from "@tanstack/react-query";
import { withPrefix } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import type { PageContext } from "../contract/pageContext";
import { pageDataPath } from "../contract/siteFiles";
import { type Loadable, loadable, queryClient } from "../loading/loading";
import { type Shell, sectionAt, useShell } from "../navigation/shell";
import { sections } from "./registry";
import type { LoadedPage } from "./section";

/** The part of the shell that lists the pages. */
export type SitePages = Pick<Shell, "site" | "navigation">;

/** The résumé's pages are no section: each is a window of its own. */
const RESUME = "Resume";

const sectionOf = ({ site, navigation }: SitePages, address: string): string | undefined =>
  site?.resume?.editions.some((edition) => edition.address === address)
    ? RESUME
    : sectionAt(navigation.nodes, address)?.section;

const IS_DEVELOPMENT = process.env.NODE_ENV === "development";

const keyOf = (address: string) => ["page", address];

/** The site has a page there, or had one when it was built. */
export const isPage = (shell: SitePages, address: string): boolean =>
  sectionOf(shell, address) !== undefined;

/** Not by Gatsby's own loader, which keeps a failure: a second try would fail as well. */
const fetchContent = async (address: string) => {
  const response = await fetch(withPrefix(pageDataPath(address)));
  if (!response.ok) throw new Error(`This page could not be fetched (${response.status}).`);
  const { result } = await response.json();
  const { data, pageContext } = result as { data: unknown; pageContext: PageContext };
  return { data, pageContext };
};

/** The page at an address: its section's code and its content, loaded side by side. */
export const pageAt = (shell: SitePages, address: string): Loadable<LoadedPage> =>
  loadable(keyOf(address), async () => {
    const fetched = fetchContent(address);
    // In development an edit can give an address to another section, before the shell says so.
    const section = IS_DEVELOPMENT
      ? (await fetched).pageContext.section
      : sectionOf(shell, address);
    const importView = sections[section ?? ""];
    if (importView === undefined) throw new Error(`There is no page at ${address}.`);
    const [View, { data, pageContext }] = await Promise.all([importView(), fetched]);
    return { View, data, title: pageContext.title };
  });

/** The page at an address of this site. */
export const usePage = (address: string): Loadable<LoadedPage> => {
  const shell = useShell();
  return useMemo(() => pageAt(shell, address), [shell, address]);
};

/**
 * Gives the cache the page of the arrival. In development everything loads again after an edit: Gatsby brings the page, perhaps
 * with the component of another section, or the shell.
 */
export const useArrivalPage = (address: string, page: LoadedPage): void => {
  const arrival = usePage(address);
  const isArrival = useRef(true);
  // The first render of its section needs it.
  useQuery({ ...arrival, initialData: page, enabled: false }, queryClient);
  useEffect(() => {
    if (!IS_DEVELOPMENT) queryClient.setQueryData(arrival.queryKey, page);
    else if (!isArrival.current) void queryClient.invalidateQueries();
    isArrival.current = false;
  }, [arrival, page]);
};

/** Forgets a page that can't be shown, so that it is loaded again. */
export const forgetPage = (address: string): void => {
  queryClient.removeQueries({ queryKey: keyOf(address) });
};

/** The page at an address, once it has loaded. Loads nothing. */
export const useLoadedPage = (address: string): LoadedPage | undefined =>
  useQuery({ ...usePage(address), enabled: false }, queryClient).data;
