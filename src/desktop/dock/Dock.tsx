import type { CSSProperties, PointerEvent } from "react";
import { useRovingFocus } from "../../components/useRovingFocus";
import { useSelection } from "../../navigation/selection";
import { type AppManifest, useIsFrontFullscreen, useStack, useWindowManager } from "../../windows";
import { direction } from "../../words/locale";
import { words } from "../../words/words";
import * as styles from "./Dock.module.css";
import { DockItem, OPEN_MARK_ID } from "./DockItem";
import { swellAt } from "./swell";

/** The window of all pages, apps with an address of their own, the others, the home screen. */
const rank = ({ showsPages, address, kind }: AppManifest): number => {
  if (showsPages) return 0;
  if (address !== undefined) return 1;
  return kind === "homeScreen" ? 3 : 2;
};

const percent = (share: number): string => `${100 * share}%`;

/** The icons around the pointer grow, the others make room, and the dock widens with them. */
const followPointer = ({ currentTarget: row, clientX }: PointerEvent<HTMLElement>) => {
  const { left, right, width } = row.getBoundingClientRect();
  const { childElementCount: count } = row;
  const item = width / count;
  const swell = (x: number) => swellAt((x - clientX) / item);
  const [atStart, atEnd] = [swell(left).shift, swell(right).shift];
  row.style.setProperty("--shift", percent((atStart + atEnd) / 2 / count));
  row.style.setProperty("--scale", `${1 + (atEnd - atStart) / count} 1`);
  row.querySelectorAll("li").forEach((it, index) => {
    const along = (index + 0.5) * item;
    const middle = direction === "rtl" ? right - along : left + along;
    const { scale, shift } = swell(middle);
    it.style.setProperty("--scale", `${scale}`);
    it.style.setProperty("--shift", percent(shift));
  });
};

const leaveRow = ({ currentTarget: row }: PointerEvent<HTMLElement>) => {
  for (const it of [row, ...row.querySelectorAll("li")]) it.removeAttribute("style");
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
    .filter(({ leavesDock, id }) => !leavesDock || stack.includes(id))
    .sort((one, other) => rank(one) - rank(other));
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: apps.map(({ title }) => title),
    currentIndex: apps.findIndex(({ id }) => id === front),
  });
  const stepsAside = useIsFrontFullscreen();
  // The page for unknown addresses has no windows.
  const hasHomeScreen = manifests.some(
    ({ kind, id }) => kind === "homeScreen" && stack.includes(id),
  );

  return (
    <nav
      className={styles.dock}
      aria-label={words.desktop.dock}
      data-aside={stepsAside ? "" : undefined}
      style={{ "--items": apps.length } as CSSProperties}
    >
      <ul ref={list} {...listProps} onPointerMove={followPointer} onPointerLeave={leaveRow}>
        {apps.map((manifest, index) => (
          <DockItem
            key={manifest.id}
            manifest={manifest}
            address={manifest.showsPages ? page : manifest.address}
            isOpen={stack.includes(manifest.id)}
            isInFront={manifest.id === front}
            hasHomeScreen={hasHomeScreen}
            rovingProps={itemProps(index)}
          />
        ))}
      </ul>
      <span id={OPEN_MARK_ID} hidden>
        {words.desktop.isOpen}
      </span>{" "}
    </nav>
  );
};
