import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { NavigationContent } from "../../content/navigation";
import { centreWithin } from "../../lib/centreWithin";
import { Icon } from "../../ui/Icon";
import type { LoadedSection } from "./sections/registry";
import { tabAfterKey } from "./tabKeys";
import { useFetchAhead } from "./useFetchAhead";
import { useOrientation } from "./useOrientation";

export interface SectionTabsProps {
  items: readonly NavigationContent[];
  selectedIndex: number;
  tabId: (index: number) => string;
  panelId: (index: number) => string;
  onSelect: (title: string) => void;
  /** A section has been fetched before it was chosen. */
  onFetched: (title: string, section: LoadedSection) => void;
}

/** The sections' tabs. The keys move the focus; a click, Enter or Space selects. */
export const SectionTabs = ({
  items,
  selectedIndex,
  tabId,
  panelId,
  onSelect,
  onFetched,
}: SectionTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const tabs = useRef<(HTMLElement | null)[]>([]);
  const orientation = useOrientation(list);
  const fetchAhead = useFetchAhead(onFetched);
  // The way back into the list leads to the selected tab, the way on from another tab does not.
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);

  useEffect(() => {
    const tab = tabs.current[selectedIndex];
    if (list.current && tab) centreWithin(list.current, tab);
  }, [selectedIndex]);

  const moveFocus = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs.current[next]?.focus();
  };

  const forgetFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedIndex(null);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Sections"
      aria-orientation={orientation}
      onBlur={forgetFocus}
    >
      {items.map(({ title, icon }, index) => (
        <button
          key={title}
          ref={(tab) => {
            tabs.current[index] = tab;
          }}
          type="button"
          role="tab"
          id={tabId(index)}
          aria-selected={index === selectedIndex}
          aria-controls={panelId(index)}
          tabIndex={index === (focusedIndex ?? selectedIndex) ? 0 : -1}
          onClick={() => onSelect(title)}
          onKeyDown={(event) => moveFocus(event, index)}
          onFocus={() => {
            setFocusedIndex(index);
            fetchAhead.now(title);
          }}
          onPointerEnter={() => fetchAhead.whenRested(title)}
          onPointerLeave={fetchAhead.cancel}
        >
          <Icon drawing={icon} />
          <span>{title}</span>
        </button>
      ))}
    </div>
  );
};
