import { withPrefix } from "gatsby";
import { useDeferredValue, useEffect, useRef } from "react";
import { Helmet } from "react-helmet";
import { VisuallyHidden } from "../components/VisuallyHidden";
import { useSelection } from "../navigation/selection";
import { sectionAt, useNavigation, useSite } from "../navigation/shell";
import { useLoadedPage } from "../sections/pages";
import {
  addressOf,
  appInFront,
  HOME_ADDRESS,
  useAnnounce,
  useAnnouncement,
  useStack,
  useWindowManager,
} from "../windows";

/** The app in front, its address, and its name (null for the first page). */
const useFront = () => {
  const stack = useStack();
  const { manifests } = useWindowManager();
  const { address: page } = useSelection();
  const navigation = useNavigation();
  const front = appInFront(stack, manifests);
  const id = front?.id;
  const address = addressOf(front, page);
  const ownTitle = useLoadedPage(address)?.title;
  if (front && !front.showsPages) return { id, address, name: front.title, isNamed: true };
  if (address === HOME_ADDRESS) return { id, address, name: null, isNamed: true };
  // The section's name, until the page has loaded.
  const sectionName = sectionAt(navigation, address)?.title ?? null;
  const isNamed = ownTitle !== undefined;
  return { id, address, name: isNamed ? ownTitle : sectionName, isNamed };
};

/**
 * The title and the canonical address of what is in front. Announces a change in place to screen readers: a window that opens
 * takes the focus, which announces it. All other announcements are heard from here, too.
 */
export const PlaceTitle = () => {
  const site = useSite();
  const { id, address, name, isNamed } = useFront();
  const title = name === null ? site.title : `${name} · ${site.title}`;
  // After the next frame: react-helmet looks through the whole head.
  const headTitle = useDeferredValue(title);
  const canonical = useDeferredValue(new URL(withPrefix(address), site.siteUrl).href);
  const last = useRef({ title, id });
  const announce = useAnnounce();
  const { text, number } = useAnnouncement();

  useEffect(() => {
    // A page that is still loading is announced when it is there, under its own name.
    if (!isNamed) return;
    const before = last.current;
    last.current = { title, id };
    if (before.title !== title && before.id === id) announce(title);
  }, [title, id, isNamed, announce]);

  return (
    <>
      <Helmet>
        <title>{headTitle}</title>
        <link rel="canonical" href={canonical} />
      </Helmet>
      <VisuallyHidden role="status">
        <span key={number}>{text}</span>
      </VisuallyHidden>
    </>
  );
};
