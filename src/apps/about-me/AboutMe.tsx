import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useSelection } from "../../navigation/selection";
import { useNavigation } from "../../navigation/shell";
import { words } from "../../words/words";
import * as styles from "./AboutMe.module.css";
import { SectionPanel } from "./SectionPanel";
import { panelId, SectionTabs } from "./SectionTabs";

/** A focus in a panel that is hidden moves to the panel that is shown instead. */
const useFocusShownPanel = (panels: RefObject<HTMLElement>, shownId: string): void => {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!panels.current?.contains(focused)) return;
    const shown = document.getElementById(shownId);
    if (shown && !shown.contains(focused)) shown.focus({ preventScroll: true });
  }, [panels, shownId]);
};

/** The owner's sections, one shown at a time: the one of its address. */
export const AboutMe = () => {
  const sections = useNavigation();
  const panels = useRef<HTMLDivElement>(null);
  const { section: shown, addressOf } = useSelection();

  const shownIndex = shown ? sections.indexOf(shown) : -1;
  const [[lastIndex, step], setLast] = useState<[index: number, step: number]>([shownIndex, 0]);
  if (lastIndex !== shownIndex) setLast([shownIndex, lastIndex - shownIndex]);
  useFocusShownPanel(panels, panelId(shownIndex));

  if (!shown) {
    return <p className={styles.empty}>{words.aboutMe.empty}</p>;
  }
  return (
    <div className={styles.layout}>
      <div className={styles.columns} data-changed={step ? "" : undefined}>
        <SectionTabs
          sections={sections}
          shownIndex={shownIndex}
          step={step}
          // The tab of the shown section leads to its first page.
          addressOf={(section) => (section === shown ? section.address : addressOf(section))}
        />
        <div className={styles.panels} ref={panels}>
          {sections.map((section, index) => (
            <SectionPanel
              key={section.title}
              index={index}
              title={section.title}
              address={addressOf(section)}
              isShown={section === shown}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
