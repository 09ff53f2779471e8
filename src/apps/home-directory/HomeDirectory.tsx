import { withPrefix } from "gatsby";
import { type MouseEvent, useRef, useState } from "react";
import { useRovingFocus } from "../../components/useRovingFocus";
import { HOME_ADDRESS, isPlainClick, useWindowActions, useWindowManager } from "../../windows";
import { words } from "../../words/words";
import * as styles from "./HomeDirectory.module.css";

/**
 * The apps that have an icon: a click highlights it; a double click, a tap, Enter or Space opens it. Each is a link, which
 * can also be copied, or opened in a tab.
 */
export const HomeDirectory = () => {
  const { manifests } = useWindowManager();
  const { open } = useWindowActions();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  /** A type of pointer, or "key". */
  const usedLast = useRef("mouse");

  const shortcuts = manifests.flatMap(({ shortcut: label, address = HOME_ADDRESS, ...manifest }) =>
    label === undefined ? [] : [{ ...manifest, label, address }],
  );
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: shortcuts.map(({ label }) => label),
    currentIndex: shortcuts.findIndex(({ id }) => id === highlightedId),
  });

  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // A screen reader's click has no detail, or in Firefox no type of pointer. The browser counts the clicks of a mouse or pen.
    const opens = event.detail !== 1 || !["mouse", "pen"].includes(usedLast.current);
    setHighlightedId(opens ? null : id);
    if (opens) open(id);
  };

  return (
    <ul
      className={styles.icons}
      ref={list}
      aria-label={words.homeDirectory.apps}
      {...listProps}
      onBlur={(event) => {
        listProps.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setHighlightedId(null);
      }}
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
          </a>{" "}
        </li>
      ))}
    </ul>
  );
};
