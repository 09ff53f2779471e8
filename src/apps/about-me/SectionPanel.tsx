import { memo, useRef, useState } from "react";
import { forgetPage } from "../../sections/pages";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { TAKES_FOCUS_ATTRIBUTE } from "../../windows";
import { SectionContent } from "./SectionContent";
import { useScrollPlace } from "./useScrollPlace";

export interface SectionPanelProps {
  id: string;
  tabId: string;
  /** The page that it shows: the section's own, or that of a project or post in it. */
  address: string;
  isShown: boolean;
}

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/**
 * The panel of one section. It is empty until the section is first shown; from then on the section
 * stays, out of sight while another is shown, with all that the visitor did in it.
 */
export const SectionPanel = memo(({ id, tabId, address, isShown }: SectionPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  const { takeContent, keepPlace } = useScrollPlace(panel, { address, isShown });

  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={tabId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: every section begins with text; from here it is read and scrolled
      tabIndex={0}
      hidden={!isShown}
      {...{ [TAKES_FOCUS_ATTRIBUTE]: attribute(isShown) }}
      onScroll={keepPlace}
    >
      {wasShown && (
        <ErrorBoundary onRetry={() => forgetPage(address)}>
          <SectionContent address={address} onFilled={takeContent} />
        </ErrorBoundary>
      )}
    </div>
  );
});
