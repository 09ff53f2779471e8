import { type UIEvent, useEffect } from "react";
import type { NavigationItem } from "../../content/shell";
import { centreWithin } from "../../lib/scrollWithin";
import { Icon } from "../../ui/Icon";
import { useRovingFocus } from "../../ui/useRovingFocus";
import { AppLink } from "../../windows";
import { words } from "./aboutMe.words";
import { useOrientation } from "./useOrientation";

export interface SectionTabsProps {
  sections: readonly NavigationItem[];
  shownIndex: number;
  /** Where a section's tab leads. */
  addressOf: (section: NavigationItem) => string;
  tabId: (index: number) => string;
  panelId: (index: number) => string;
}

/** A strip that is scrolled has more at its beginning, too, and fades there. */
const markScrolled = ({ currentTarget }: UIEvent) => {
  // Written from the right, its places are counted down from 0.
  currentTarget.toggleAttribute("data-scrolled", Math.abs(currentTarget.scrollLeft) > 1);
};

/**
 * The sections' tabs, which are links: each section is a page, and can be opened and kept like one.
 * Still tabs, because what they show changes in place, beside them. The keys move the focus; a click,
 * Enter or Space chooses.
 */
export const SectionTabs = ({
  sections,
  shownIndex,
  addressOf,
  tabId,
  panelId,
}: SectionTabsProps) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLDivElement>({
    labels: sections.map(({ title }) => title),
    currentIndex: shownIndex,
    loops: true,
  });
  const orientation = useOrientation(list);

  useEffect(() => {
    const tab = list.current?.children[shownIndex];
    if (list.current && tab instanceof HTMLElement) centreWithin(list.current, tab);
  }, [list, shownIndex]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.sections}
      aria-orientation={orientation}
      {...listProps}
      onScroll={markScrolled}
    >
      {sections.map((section, index) => (
        <AppLink
          key={section.title}
          role="tab"
          id={tabId(index)}
          address={addressOf(section)}
          aria-selected={index === shownIndex}
          aria-controls={panelId(index)}
          {...itemProps(index)}
        >
          <Icon drawing={section.icon} />
          <span>{section.title}</span>
        </AppLink>
      ))}
    </div>
  );
};
