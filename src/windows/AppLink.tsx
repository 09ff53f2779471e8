import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { siteAddress } from "./history/siteAddress";
import { useWindowManager } from "./WindowManager";

export interface AppLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onPointerEnter"> {
  /** A path on this site; null for a link that leads nowhere at present and only keeps its place. */
  address: string | null;
}

/** Whether a click on a link is meant for this tab. Other clicks are the browser's. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A link to an address of this site. A plain click stays in the page; a hint loads the page ahead. */
export const AppLink = ({ address, onClick, onFocus, ...rest }: AppLinkProps) => {
  const { actions, fetchAhead } = useWindowManager();
  if (address === null) {
    // It stays focusable, because it may have the focus.
    return <a {...rest} role="link" aria-disabled tabIndex={0} />;
  }

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    actions.goTo(address);
  };
  return (
    <a
      {...rest}
      href={withPrefix(address)}
      onClick={follow}
      onPointerEnter={() => fetchAhead(address)}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead(address);
      }}
    />
  );
};

/** Follows links in HTML that a build has made: those to an address of this site have `data-place`. */
export const useFollowLinks = () => {
  const { actions } = useWindowManager();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.dataset.place;
    if (address === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const hash = link?.hash;
    // The browser scrolls within the page by itself.
    if (hash && siteAddress(window.location.pathname) === address) window.location.assign(hash);
    else actions.goTo(address, hash);
  };
};
