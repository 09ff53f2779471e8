import { withPrefix } from "gatsby";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useRovingFocus } from "../../ui/useRovingFocus";
import { HOME_ADDRESS, isPlainClick, useWindowActions, useWindowManager } from "../../windows";
import { marks } from "../../words/locale.words";
import { APP_ICON_ATTRIBUTE, HIGHLIGHTED_ATTRIBUTE, isLongName } from "./appIcon";
import * as styles from "./HomeDirectory.module.css";
import { words } from "./homeDirectory.words";

/** The number of icons in a column. Keep it equal to the one in the styles. */
const ROWS = 2;

const lengths = (icons: number): Record<`--${string}`, number> => ({
  "--columns": Math.ceil(icons / ROWS),
});

/** Two presses of one icon within this time open it: a slow hand takes longer than a system's own double click. */
const DOUBLE_PRESS_MS = 1000;

/**
 * The apps that have an icon: a press highlights one; a second press, a tap, Enter or Space opens it. Each is a
 * link, for all else that can be done with links.
 */
export const HomeDirectory = () => {
  const { manifests } = useWindowManager();
  const { open } = useWindowActions();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  /** What was used last: a type of pointer, or a key. */
  const usedLast = useRef("");
  const highlightedAtMs = useRef(Number.NEGATIVE_INFINITY);

  const shortcuts = manifests.flatMap(({ id, title, shortcut, address = HOME_ADDRESS, Icon }) =>
    shortcut === undefined ? [] : [{ id, title, label: shortcut, address, Icon }],
  );
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: shortcuts.map(({ label }) => label),
    currentIndex: shortcuts.findIndex(({ id }) => id === highlightedId),
  });

  useEffect(() => {
    const clearOutside = ({ target }: Event) => {
      const icon = target instanceof Element ? target.closest(`[${APP_ICON_ATTRIBUTE}]`) : null;
      if (icon === null || !list.current?.contains(icon)) setHighlightedId(null);
    };
    // All that the page sees of a press in a frame is that the focus goes there; in Firefox a task later.
    const clearInFrame = () =>
      setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement) setHighlightedId(null);
      });
    document.addEventListener("pointerdown", clearOutside);
    window.addEventListener("blur", clearInFrame);
    return () => {
      document.removeEventListener("pointerdown", clearOutside);
      window.removeEventListener("blur", clearInFrame);
    };
  }, [list]);

  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isSecondPress =
      id === highlightedId && event.timeStamp - highlightedAtMs.current < DOUBLE_PRESS_MS;
    setHighlightedId(id);
    // A third press is the first of the next two.
    highlightedAtMs.current = isSecondPress ? Number.NEGATIVE_INFINITY : event.timeStamp;
    // There is no double click on touch screens. A screen reader's click has no detail; that of Enter has one in Firefox.
    const opensAtOnce = ["touch", "key"].includes(usedLast.current) || event.detail === 0;
    if (opensAtOnce || isSecondPress) open(id);
  };

  return (
    <ul
      className={styles.icons}
      ref={list}
      style={lengths(shortcuts.length)}
      aria-label={words.apps}
      data-long-names={shortcuts.some(({ label }) => isLongName(label)) ? "" : undefined}
      {...listProps}
      onKeyDown={(event: KeyboardEvent) => {
        usedLast.current = "key";
        listProps.onKeyDown(event);
      }}
      onPointerDown={(event: PointerEvent) => {
        usedLast.current = event.pointerType;
      }}
    >
      {shortcuts.map(({ id, title, label, address, Icon }, index) => (
        <li key={id}>
          <a
            href={withPrefix(address)}
            // The window that opens is called by its title.
            aria-label={title === label ? undefined : label + marks.comma + title}
            {...{
              [APP_ICON_ATTRIBUTE]: "",
              [HIGHLIGHTED_ATTRIBUTE]: id === highlightedId ? "" : undefined,
            }}
            {...itemProps(index)}
            onClick={(event) => onClick(event, id)}
            onDoubleClick={() => open(id)}
          >
            <Icon />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
