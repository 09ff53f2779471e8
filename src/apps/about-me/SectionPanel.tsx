import { memo, useRef, useState } from "react";
import { PageContent } from "../../sections/PageContent";
import { useLoadedPage } from "../../sections/pages";
import { useScrollPlace } from "../../sections/useScrollPlace";
import * as styles from "./AboutMe.module.css";
import { panelId, tabId } from "./SectionTabs";

interface SectionPanelProps {
  index: number;
  title: string;
  /** The section's own page, or that of a project or post in it. */
  address: string;
  isShown: boolean;
}

/** Empty until its section is first shown; from then on the section stays, hidden while another is shown. */
export const SectionPanel = memo(({ index, title, address, isShown }: SectionPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  useScrollPlace(panel, { view: "panel", address }, useLoadedPage(address) !== undefined);

  return (
    <div
      ref={panel}
      id={panelId(index)}
      className={styles.panel}
      role="tabpanel"
      data-printed={isShown ? "" : undefined}
      aria-labelledby={tabId(index)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: every section begins with text, to read and to scroll
      tabIndex={0}
      hidden={!isShown}
    >
      {wasShown && <PageContent address={address} title={title} />}
    </div>
  );
});
