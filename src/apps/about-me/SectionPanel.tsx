import { memo, type UIEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { SectionContent } from "./SectionContent";
import type { SectionSource } from "./sections/registry";

export interface SectionPanelProps {
  id: string;
  tabId: string;
  source: SectionSource;
  isShown: boolean;
  /** Its content is there, and may be rendered before it is shown. */
  isPrepared: boolean;
}

/**
 * The room of one section. It is empty until the section is first shown, or just before; from then
 * on the section stays, out of sight while another is shown, with all that the visitor did in it.
 */
export const SectionPanel = memo(
  ({ id, tabId, source, isShown, isPrepared }: SectionPanelProps) => {
    const panel = useRef<HTMLDivElement>(null);
    const scrollTop = useRef(0);
    const [wasShown, setWasShown] = useState(isShown);
    if (isShown && !wasShown) setWasShown(true);

    // Not every browser keeps the scroll position of what is not displayed.
    useLayoutEffect(() => {
      if (isShown && panel.current) panel.current.scrollTop = scrollTop.current;
    }, [isShown]);
    const keepScrollPosition = ({ currentTarget, target }: UIEvent) => {
      if (isShown && target === currentTarget) scrollTop.current = currentTarget.scrollTop;
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
        data-prepared={isPrepared && !wasShown ? "" : undefined}
        onScroll={keepScrollPosition}
      >
        {(wasShown || isPrepared) && (
          <ErrorBoundary>
            <SectionContent source={source} onRetry={takeFocus} />
          </ErrorBoundary>
        )}
      </div>
    );
  },
);
