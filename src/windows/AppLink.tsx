import { withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from "react";
import { siteAddress } from "./history/siteAddress";
import { WindowManagerContext } from "./WindowManager";

export interface AppLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onPointerEnter"> {
  /** A path on this site; null for a link that leads nowhere at present and only keeps its place. */
  address: string | null;
}

/** The anchors of addresses whose content is in this document itself. */
export const AnchorsContext = createContext<Readonly<Record<string, string>>>({});

/** A click that is meant for this tab. Other clicks are the browser's. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A link to an address of this site. On the desktop a plain click stays in the page; a hint loads the page ahead. */
export const AppLink = ({ address, onClick, onFocus, ...rest }: AppLinkProps) => {
  const desktop = useContext(WindowManagerContext);
  const anchors = useContext(AnchorsContext);
  if (address === null) {
    // The link stays focusable, because it may have the focus.
    return <a {...rest} role="link" aria-disabled tabIndex={0} />;
  }

  if (desktop === null) {
    const href = anchors[address] ?? withPrefix(address);
    return <a {...rest} href={href} onClick={onClick} onFocus={onFocus} />;
  }

  const { actions, fetchAhead } = desktop;
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
  const desktop = useContext(WindowManagerContext);
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.dataset.place;
    if (!desktop || address === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const hash = link?.hash;
    // The browser scrolls within the page by itself.
    if (hash && siteAddress(window.location.pathname) === address) window.location.assign(hash);
    else desktop.actions.goTo(address, hash);
  };
};
