import { withPrefix } from "gatsby";
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useRovingFocus } from "../../components/useRovingFocus";
import { HOME_ADDRESS, isPlainClick, useWindowActions, useWindowManager } from "../../windows";
import { words } from "../../words/words";
import * as styles from "./HomeDirectory.module.css";

/** Two clicks on an icon within this time open it: a slow hand takes longer than a system's own double click. */
const DOUBLE_CLICK_MS = 1000;

/** Calls back at a click outside of the list's icons. `onClick` must stay the same. */
const useClickElsewhere = (list: RefObject<HTMLElement>, onClick: () => void) => {
  useEffect(() => {
    const clearOutside = ({ target }: Event) => {
      const icon = target instanceof Element ? target.closest("a") : null;
      if (icon === null || !list.current?.contains(icon)) onClick();
    };
    // The page notices a click in a frame by the focus alone; in Firefox a task later.
    const clearInFrame = () =>
      setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement) onClick();
      });
    document.addEventListener("pointerdown", clearOutside);
    window.addEventListener("blur", clearInFrame);
    return () => {
      document.removeEventListener("pointerdown", clearOutside);
      window.removeEventListener("blur", clearInFrame);
    };
  }, [list, onClick]);
};

/**
 * The apps that have an icon: a click highlights it; a second click, a tap, Enter or Space opens it. Each is a link, which
 * can also be copied, or opened in a tab.
 */
export const HomeDirectory = () => {
  const { manifests } = useWindowManager();
  const { open } = useWindowActions();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  /** A type of pointer, or "key". */
  const usedLast = useRef("");
  const clickedAtMs = useRef(Number.NEGATIVE_INFINITY);

  const shortcuts = manifests.flatMap(({ shortcut: label, address = HOME_ADDRESS, ...manifest }) =>
    label === undefined ? [] : [{ ...manifest, label, address }],
  );
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: shortcuts.map(({ label }) => label),
    currentIndex: shortcuts.findIndex(({ id }) => id === highlightedId),
  });
  useClickElsewhere(
    list,
    useCallback(() => setHighlightedId(null), []),
  );

  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isSecond =
      id === highlightedId && event.timeStamp - clickedAtMs.current < DOUBLE_CLICK_MS;
    setHighlightedId(id);
    // A third click is the first of the next two.
    clickedAtMs.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
    // Touch screens have no double click. A screen reader's click has no detail; that of Enter has one in Firefox.
    const opensAtOnce = ["touch", "key"].includes(usedLast.current) || event.detail === 0;
    if (opensAtOnce || isSecond) open(id);
  };

  return (
    <ul
      className={styles.icons}
      ref={list}
      aria-label={words.homeDirectory.apps}
      {...listProps}
      onKeyDown={(event) => {
        usedLast.current = "key";
        listProps.onKeyDown(event);
      }}
      onPointerDown={({ pointerType }) => {
        usedLast.current = pointerType;
      }}
    >
      {shortcuts.map(({ id, title, label, address, Icon }, index) => (
        <li key={id}>
          <a
            className={styles.icon}
            href={withPrefix(address)}
            // The window that opens has its title for a name.
            aria-label={title === label ? undefined : label + words.marks.comma + title}
            data-highlighted={id === highlightedId ? "" : undefined}
            {...itemProps(index)}
            onClick={(event) => onClick(event, id)}
          >
            <Icon />
            <span className={styles.name}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
