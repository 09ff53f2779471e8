import { useQuery } from "@tanstack/react-query";
import { withPrefix } from "gatsby";
import { useSyncExternalStore } from "react";
import type { Application } from "../../contract/application";
import { APPLICATION_PATH } from "../../contract/siteFiles";
import { linkIn, unseal } from "../../lib/sealed";
import { loadable, queryClient } from "../../loading/loading";

/** The application of a link, or why there is none. */
export type Opened =
  | { readonly application: Application }
  | { readonly closed: "incomplete" | "refused" | "over" };

/** The last hash with which this document had the page's address: other pages and windows have none. */
let lastHash = "";

const readHash = (): string => {
  const { pathname, hash } = window.location;
  if (pathname.endsWith(APPLICATION_PATH) && hash !== "") lastHash = hash;
  return lastHash;
};

const onMove = (listener: () => void) => {
  const events = ["hashchange", "popstate"] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** A date and a day of the visitor's. */
const isOver = ({ lastDay }: Application): boolean =>
  lastDay !== undefined && new Date().toLocaleDateString("sv") > lastDay.date;

const applicationAt = (hash: string) =>
  loadable(["application", hash], async (): Promise<Opened> => {
    const link = linkIn(hash);
    if (link === null) return { closed: "incomplete" };
    // A withdrawn one must not come from a cache.
    const file = withPrefix(`${APPLICATION_PATH}${link.id}.json`);
    const response = await fetch(file, { cache: "no-store" });
    if (response.status >= 500) throw new Error(`The letter did not come (${response.status}).`);
    try {
      const application = (await unseal(await response.json(), link)) as Application;
      return isOver(application) ? { closed: "over" } : { application };
    } catch {
      return { closed: "refused" };
    }
  });

/** The application of the address's hash. The plain text is in this document's memory alone. */
export const useApplication = () => {
  const hash = useSyncExternalStore(onMove, readHash, () => null);
  const page = { ...applicationAt(hash ?? ""), enabled: hash !== null };
  const { data, error, refetch } = useQuery(page, queryClient);
  return { opened: data, error, refetch };
};
