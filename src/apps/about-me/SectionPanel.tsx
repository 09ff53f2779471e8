import { memo, useRef, useState } from "react";
import { PageContent } from "../../sections/PageContent";
import { TAKES_FOCUS_ATTRIBUTE } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as styles from "./AboutMe.module.css";
import { useScrollPlace } from "./useScrollPlace";

interface SectionPanelProps {
  id: string;
  tabId: string;
  title: string;
  /** The section's own page, or that of a project or post in it. */
  address: string;
  isShown: boolean;
}

/** Empty until its section is first shown; from then on the section stays, hidden while another is shown. */
export const SectionPanel = memo(({ id, tabId, title, address, isShown }: SectionPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  const { takeContent, keepPlace } = useScrollPlace(panel, { address, isShown });

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="tabpanel"
      aria-labelledby={tabId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: every section begins with text, to read and to scroll
      tabIndex={0}
      hidden={!isShown}
      {...{ [TAKES_FOCUS_ATTRIBUTE]: isShown ? "" : undefined }}
      onScroll={keepPlace}
    >
      {wasShown && (
        <PageContent
          address={address}
          title={title}
          notLoaded={filled(words.aboutMe.notLoaded, { title })}
          onFilled={takeContent}
        />
      )}
    </div>
  );
});
