import { withPrefix } from "gatsby";
import {
  type AnchorHTMLAttributes,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from "react";
import { useWindowManager } from "./WindowManager";

/** How long a pointer must stay on a link before what it leads to is fetched: it may only pass over. */
const POINTER_REST_MS = 100;

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path on this site; null where there is nothing to go to, and the link only keeps its place. */
  address: string | null;
}

/** Whether a press on a link is meant for this tab: everything else is the browser's. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A link to a place on this desktop. A plain press stays in the page; for everything else that can be
 * done with it, it is a link like any other. What it leads to is fetched ahead, on a hint.
 */
export const PlaceLink = forwardRef<HTMLAnchorElement, PlaceLinkProps>(
  ({ address, onClick, onPointerEnter, onPointerLeave, onFocus, ...rest }, ref) => {
    const { actions, fetchAhead } = useWindowManager();
    const timer = useRef<ReturnType<typeof setTimeout>>();
    useEffect(() => () => clearTimeout(timer.current), []);

    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainPress(event) || address === null) return;
      event.preventDefault();
      actions.goTo(address);
    };
    const fetchPlace = () => {
      if (address !== null) fetchAhead(address);
    };

    if (address === null) {
      // The focus may be on it just now.
      return <a {...rest} ref={ref} role="link" aria-disabled tabIndex={0} />;
    }
    return (
      <a
        {...rest}
        ref={ref}
        href={withPrefix(address)}
        onClick={follow}
        onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
          onPointerEnter?.(event);
          timer.current = setTimeout(fetchPlace, POINTER_REST_MS);
        }}
        onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
          onPointerLeave?.(event);
          clearTimeout(timer.current);
        }}
        onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
          onFocus?.(event);
          fetchPlace();
        }}
      />
    );
  },
);
