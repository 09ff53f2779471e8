import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import { Icon } from "../../components/Icon";
import { useRovingFocus } from "../../components/useRovingFocus";
import type { NavigationItem } from "../../navigation/shell";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import * as styles from "./AboutMe.module.css";

interface SectionTabsProps {
  sections: readonly NavigationItem[];
  shownIndex: number;
  /** The number of tabs from the shown one to the one before. */
  step: number;
  addressOf: (section: NavigationItem) => string;
}

export const tabId = (index: number) => `about-me-tab-${index}`;
export const panelId = (index: number) => `about-me-panel-${index}`;

/** The styles' own layout of the tabs; vertical in the server's HTML. */
const useOrientation = (list: RefObject<HTMLElement>) => {
  const [orientation, setOrientation] = useState<"vertical" | "horizontal">("vertical");
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isRow = getComputedStyle(element).flexDirection === "row";
      setOrientation(isRow ? "horizontal" : "vertical");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return orientation;
};

/**
 * The sections' tabs, which are links, since each section is a page. They are tabs, because the page changes in place. The
 * keys move the focus; a click, Enter or Space chooses.
 */
export const SectionTabs = ({ sections, shownIndex, step, addressOf }: SectionTabsProps) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLDivElement>({
    labels: sections.map(({ title }) => title),
    currentIndex: shownIndex,
    scrolls: true,
    loops: true,
  });
  const orientation = useOrientation(list);

  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={words.aboutMe.sections}
      aria-orientation={orientation}
      style={{ "--step": step } as CSSProperties}
      {...listProps}
    >
      {sections.map((section, index) => (
        <AppLink
          key={section.title}
          role="tab"
          className={styles.tab}
          id={tabId(index)}
          address={addressOf(section)}
          aria-selected={index === shownIndex}
          aria-controls={panelId(index)}
          {...itemProps(index)}
        >
          <Icon drawing={section.icon} />
          <span>{section.title}</span>{" "}
        </AppLink>
      ))}
    </div>
  );
};
