import { useId, useRef, useState } from "react";
import { useSelection } from "../../content/selection";
import { useNavigation } from "../../content/shell";
import * as styles from "./AboutMe.module.css";
import { words } from "./aboutMe.words";
import { SectionPanel } from "./SectionPanel";
import { SectionTabs } from "./SectionTabs";
import { useFocusShownPanel } from "./useFocusShownPanel";

/** The owner's sections, one shown at a time: the one that its address belongs to. */
export const AboutMe = () => {
  const sections = useNavigation();
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();

  const { section: shown, addressOf } = useSelection();
  const [first] = useState(shown?.title);
  const [hasChanged, setHasChanged] = useState(false);
  if (shown?.title !== first && !hasChanged) setHasChanged(true);

  const tabId = (index: number) => `${id}tab-${index}`;
  const panelId = (index: number) => `${id}panel-${index}`;
  const shownIndex = shown ? sections.indexOf(shown) : -1;
  useFocusShownPanel(panels, panelId(shownIndex));

  if (!shown) {
    return (
      <div className={styles.layout}>
        <p className={styles.empty}>{words.empty}</p>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.columns}>
        <SectionTabs
          sections={sections}
          shownIndex={shownIndex}
          // The shown one leads to the whole section, wherever one is in it.
          addressOf={(section) => (section === shown ? section.address : addressOf(section))}
          tabId={tabId}
          panelId={panelId}
        />
        <div className={styles.panels} data-changed={hasChanged ? "" : undefined} ref={panels}>
          {sections.map((section, index) => (
            <SectionPanel
              key={section.title}
              id={panelId(index)}
              tabId={tabId(index)}
              address={addressOf(section)}
              isShown={section === shown}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
