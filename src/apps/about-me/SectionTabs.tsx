import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { NavigationItem } from "../../content/shell";
import { centreWithin } from "../../lib/centreWithin";
import { Icon } from "../../ui/Icon";
import { PlaceLink } from "../../windows";
import { words } from "./aboutMe.words";
import { tabAfterKey } from "./tabKeys";
import { useOrientation } from "./useOrientation";

export interface SectionTabsProps {
  sections: readonly NavigationItem[];
  shownIndex: number;
  /** Where a section's tab leads. */
  addressOf: (section: NavigationItem) => string;
  tabId: (index: number) => string;
  panelId: (index: number) => string;
}

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
  const list = useRef<HTMLDivElement>(null);
  const tabs = useRef<(HTMLElement | null)[]>([]);
  const orientation = useOrientation(list);
  // The way back into the list leads to the selected tab, the way on from another tab does not.
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);

  useEffect(() => {
    const tab = tabs.current[shownIndex];
    if (list.current && tab) centreWithin(list.current, tab);
  }, [shownIndex]);

  const takeKey = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, index, sections.length);
    if (next !== undefined) tabs.current[next]?.focus();
    // Enter presses a link by itself.
    else if (event.key === " ") tabs.current[index]?.click();
    else return;
    event.preventDefault();
  };

  const forgetFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedIndex(null);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.sections}
      aria-orientation={orientation}
      onBlur={forgetFocus}
    >
      {sections.map((section, index) => (
        <PlaceLink
          key={section.title}
          ref={(tab) => {
            tabs.current[index] = tab;
          }}
          role="tab"
          id={tabId(index)}
          address={addressOf(section)}
          aria-selected={index === shownIndex}
          aria-controls={panelId(index)}
          tabIndex={index === (focusedIndex ?? shownIndex) ? 0 : -1}
          onKeyDown={(event) => takeKey(event, index)}
          onFocus={() => setFocusedIndex(index)}
        >
          <Icon drawing={section.icon} />
          <span>{section.title}</span>
        </PlaceLink>
      ))}
    </div>
  );
};
