import type { MouseEvent } from "react";
import { siteAddress } from "./history/siteAddress";
import { isPlainPress } from "./PlaceLink";
import { useWindowManager } from "./WindowManager";

/** For what has links in HTML that a build has made: a plain press on one with `data-place` stays in the page. */
export const useFollowPlaces = () => {
  const { actions } = useWindowManager();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const place = link?.dataset.place;
    if (place === undefined || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const hash = link?.hash;
    const isHere = siteAddress(window.location.pathname) === place;
    // Within what is shown the browser goes by itself.
    if (isHere && hash) window.location.assign(hash);
    else actions.goTo(place, hash);
  };
};
