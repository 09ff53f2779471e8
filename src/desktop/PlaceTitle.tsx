import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { sectionAt, useNavigation, useSite } from "../content/shell";
import { usePageTitle } from "../sections/pages";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import {
  addressInFront,
  HOME_ADDRESS,
  useWindowManager,
  useWindowsState,
  windowWithAddressInFront,
} from "../windows";
import { pageTitle } from "./pageTitle";

/** What is in front: which app, at which address, and its name (null for the first page). */
const useFront = () => {
  const windows = useWindowsState();
  const { manifests } = useWindowManager();
  const navigation = useNavigation();
  const id = windowWithAddressInFront(windows);
  const app = manifests.find((manifest) => manifest.id === id && !manifest.showsPages);
  const address = addressInFront(windows);
  const ownTitle = usePageTitle(address);
  if (app) return { id, address, name: app.title, isNamed: true };
  if (address === HOME_ADDRESS) return { id, address, name: null, isNamed: true };
  // Until a page has come, and if it cannot, the section's name says where one is.
  const sectionName = sectionAt(navigation, address)?.title ?? null;
  const isNamed = ownTitle !== undefined;
  return { id, address, name: isNamed ? ownTitle : sectionName, isNamed };
};

/**
 * Lets the document's title, and the address by which the page is known elsewhere, follow what is in
 * front. Announces a change in place to screen readers: a window that opens takes the
 * focus, which announces it.
 */
export const PlaceTitle = () => {
  const site = useSite();
  const { id, address, name, isNamed } = useFront();
  const title = pageTitle(site, name);
  const last = useRef({ title, id });
  const [news, setNews] = useState("");

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // Once, under its own name: a page that is still loading is announced when it is there.
    if (!isNamed) return;
    const before = last.current;
    last.current = { title, id };
    if (before.title !== title) setNews(before.id === id ? title : "");
  }, [title, id, isNamed]);

  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical) canonical.href = new URL(withPrefix(address), canonical.href).href;
  }, [address]);

  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
};
