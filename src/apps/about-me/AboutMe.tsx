import { useId, useRef, useState } from "react";
import { sectionAt, useNavigation } from "../../content/shell";
import { type AppBodyProps, HOME_ADDRESS } from "../../windows";
import * as styles from "./AboutMe.module.css";
import { words } from "./aboutMe.words";
import { SectionPanel } from "./SectionPanel";
import { SectionTabs } from "./SectionTabs";
import { useSectionAddresses } from "./state";
import { useFocusShownPanel } from "./useFocusShownPanel";

/** The owner's sections, one shown at a time: the one that its address belongs to. */
export const AboutMe = ({ address }: AppBodyProps) => {
  const sections = useNavigation();
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();

  const shownAddress = address ?? HOME_ADDRESS;
  const shown = sectionAt(sections, shownAddress) ?? sections[0];
  const [first] = useState(shown?.title);
  const [hasChanged, setHasChanged] = useState(false);
  if (shown?.title !== first && !hasChanged) setHasChanged(true);
  const lastAddresses = useSectionAddresses(shown?.title, shownAddress);
  const addressIn = (section: (typeof sections)[number]) =>
    section === shown ? shownAddress : (lastAddresses[section.title] ?? section.address);

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
          addressOf={(section) => (section === shown ? section.address : addressIn(section))}
          tabId={tabId}
          panelId={panelId}
        />
        <div className={styles.panels} data-changed={hasChanged ? "" : undefined} ref={panels}>
          {sections.map((section, index) => (
            <SectionPanel
              key={section.title}
              id={panelId(index)}
              tabId={tabId(index)}
              address={addressIn(section)}
              isShown={section === shown}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
