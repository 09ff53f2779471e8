import type { CSSProperties, PointerEvent } from "react";
import { useRovingFocus } from "../../components/useRovingFocus";
import { useSelection } from "../../navigation/selection";
import {
  type AppManifest,
  staysInDock,
  useIsFrontFullscreen,
  useStack,
  useWindowManager,
} from "../../windows";
import { direction } from "../../words/locale";
import { words } from "../../words/words";
import * as styles from "./Dock.module.css";
import { DockItem, OPEN_MARK_ID } from "./DockItem";

/** The window of all pages, apps with an address of their own, the others, the home screen. */
const rank = ({ showsPages, address, kind }: AppManifest): number => {
  if (showsPages) return 0;
  if (address !== undefined) return 1;
  return kind === "homeScreen" ? 3 : 2;
};

/** Tells the styles where the pointer is, in items from the row's start: the icons around it grow. */
const followPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const share = (direction === "rtl" ? right - clientX : clientX - left) / width;
  currentTarget.style.setProperty("--pointer", `${share * currentTarget.childElementCount}`);
};

/**
 * All apps at the bottom of the screen, above their windows. It moves aside while the window in front is fullscreen. On a
 * phone it is the lowest row of the home screen, which sheets cover.
 */
export const Dock = () => {
  const { manifests } = useWindowManager();
  const stack = useStack();
  const front = stack.at(-1);
  const { address: page } = useSelection();
  const apps = manifests
    .filter((manifest) => staysInDock(manifest) || stack.includes(manifest.id))
    .sort((one, other) => rank(one) - rank(other));
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: apps.map(({ title }) => title),
    currentIndex: apps.findIndex(({ id }) => id === front),
  });
  const stepsAside = useIsFrontFullscreen();

  return (
    <nav
      className={styles.dock}
      aria-label={words.desktop.dock}
      data-aside={stepsAside ? "" : undefined}
      style={{ "--items": apps.length } as CSSProperties}
    >
      <ul
        ref={list}
        {...listProps}
        onPointerMove={followPointer}
        onPointerLeave={({ currentTarget }) => currentTarget.style.removeProperty("--pointer")}
      >
        {apps.map((manifest, index) => (
          <DockItem
            key={manifest.id}
            manifest={manifest}
            address={manifest.showsPages ? page : manifest.address}
            isOpen={stack.includes(manifest.id)}
            isInFront={manifest.id === front}
            index={index}
            rovingProps={itemProps(index)}
          />
        ))}
      </ul>
      <span id={OPEN_MARK_ID} hidden>
        {words.desktop.isOpen}
      </span>
    </nav>
  );
};
