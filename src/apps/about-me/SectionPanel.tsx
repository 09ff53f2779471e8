import { memo, type UIEvent, useCallback, useRef, useState } from "react";
import { scrollMemory } from "../../lib/scrollMemory";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { usePages } from "../../sections/pages";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { TAKES_FOCUS_ATTRIBUTE } from "../../windows";
import { SectionContent } from "./SectionContent";

export interface SectionPanelProps {
  id: string;
  tabId: string;
  /** The page that it shows: the section's own, or that of a project or post in it. */
  address: string;
  isShown: boolean;
  /** Its content is there, and may be rendered before it is shown. */
  isPrepared: boolean;
}

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/**
 * The room of one section. It is empty until the section is first shown, or just before; from then
 * on the section stays, out of sight while another is shown, with all that the visitor did in it.
 */
export const SectionPanel = memo(
  ({ id, tabId, address, isShown, isPrepared }: SectionPanelProps) => {
    const pages = usePages();
    const panel = useRef<HTMLDivElement>(null);
    const [wasShown, setWasShown] = useState(isShown);
    if (isShown && !wasShown) setWasShown(true);

    // Each page of a section is found again where it was left; a new one begins at its top. Not every
    // browser keeps the scroll position of what is not displayed.
    const key = `panel ${address}`;
    const goToPlace = useRef(() => {});
    useBrowserLayoutEffect(() => {
      goToPlace.current = () => {
        // An address that ends in a heading leads there, if the page was not read before.
        const place = scrollMemory.recall(key) ?? (window.location.hash === "" ? 0 : null);
        if (isShown && panel.current && place !== null) panel.current.scrollTop = place;
      };
      goToPlace.current();
    }, [isShown, key]);
    // What has yet to come cannot be scrolled so far, and its place must not be forgotten for that.
    const filledWith = useRef<string | null>(null);
    const takeContent = useCallback((contentAddress: string) => {
      filledWith.current = contentAddress;
      goToPlace.current();
    }, []);
    const keepScrollPosition = ({ currentTarget, target }: UIEvent) => {
      const isOwn = isShown && target === currentTarget && filledWith.current === address;
      if (isOwn) scrollMemory.remember(key, currentTarget.scrollTop);
    };

    const takeFocus = useCallback(() => panel.current?.focus(), []);

    return (
      <div
        ref={panel}
        id={id}
        role="tabpanel"
        aria-labelledby={tabId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: every section begins with text; from here it is read and scrolled
        tabIndex={0}
        hidden={!isShown}
        data-prepared={attribute(isPrepared && !wasShown)}
        {...{ [TAKES_FOCUS_ATTRIBUTE]: attribute(isShown) }}
        onScroll={keepScrollPosition}
      >
        {(wasShown || isPrepared) && (
          <ErrorBoundary onRetry={() => pages.drop(address)}>
            <SectionContent address={address} onFilled={takeContent} onRetry={takeFocus} />
          </ErrorBoundary>
        )}
      </div>
    );
  },
);
