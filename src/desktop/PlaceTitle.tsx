import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { sectionAt, useNavigation, useSite } from "../content/shell";
import { alreadyLoaded } from "../lib/alreadyLoaded";
import type { OnDemand } from "../lib/onDemand";
import { useOnDemand } from "../lib/useOnDemand";
import { usePage } from "../sections/pages";
import { QuietText } from "../ui/QuietText";
import {
  addressInFront,
  useWindowManager,
  useWindowsState,
  windowWithAddressInFront,
} from "../windows";
import { pageTitle } from "./pageTitle";

/** An app's window has its own title and the bare desktop the site's: no page to wait for. */
const NO_PAGE: OnDemand<{ title: string | null }> = alreadyLoaded({ title: null });

/** What is in front: which app, at which address, and that page's title (null for the first page). */
const useFront = () => {
  const windows = useWindowsState();
  const { manifests } = useWindowManager();
  const navigation = useNavigation();
  const id = windowWithAddressInFront(windows);
  const app = manifests.find((manifest) => manifest.id === id && !manifest.showsPages);
  const address = addressInFront(windows);
  const pageThere = usePage(address);
  const isPage = id !== undefined && app === undefined;
  const page = useOnDemand<{ title: string | null }>(isPage ? pageThere : NO_PAGE);
  // Until a page has come, and if it cannot, the section's name says where one is.
  const pageName =
    page.status === "ready" ? page.value.title : (sectionAt(navigation, address)?.title ?? null);
  return { id, address, name: app ? app.title : pageName, isComing: page.status === "loading" };
};

/**
 * Lets the document's title, and the address by which the page is known elsewhere, follow what is in
 * front. Tells screen readers when something else is shown in place: a window that opens takes the
 * focus, and is told by that.
 */
export const PlaceTitle = () => {
  const site = useSite();
  const { id, address, name, isComing } = useFront();
  const title = pageTitle(site, name);
  const last = useRef({ title, id });
  const [news, setNews] = useState("");

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // Once, when it is known how the page is called.
    if (isComing) return;
    const before = last.current;
    last.current = { title, id };
    if (before.title !== title) setNews(before.id === id ? title : "");
  }, [title, id, isComing]);

  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical) canonical.href = new URL(withPrefix(address), canonical.href).href;
  }, [address]);

  return <QuietText role="status">{news}</QuietText>;
};
