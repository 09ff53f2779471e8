import { useSelection } from "../../content/selection";
import { useRovingFocus } from "../../ui/useRovingFocus";
import {
  isFullscreen,
  isOpen,
  useFocusedWindow,
  useWindowManager,
  useWindowsState,
} from "../../windows";
import { words } from "../desktop.words";
import * as styles from "./Dock.module.css";
import { DockItem, OPEN_MARK_ID } from "./DockItem";
import { dockOrder } from "./dockOrder";

const lengths = (count: number): Record<`--${string}`, number> => ({ "--items": count });

/**
 * All apps at the bottom of the screen, above their windows, whatever those cover. It steps aside while the window in front
 * fills the screen, and comes back when the pointer or the keyboard's focus comes to the lower edge. On a phone it is the
 * home screen's lowest row: a sheet lies over it.
 */
export const Dock = () => {
  const { manifests } = useWindowManager();
  const windows = useWindowsState();
  const front = useFocusedWindow();
  const { address: page } = useSelection();
  const apps = dockOrder(manifests, windows.stack);
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: apps.map(({ title }) => title),
    currentIndex: apps.findIndex(({ id }) => id === front),
  });
  const stepsAside = front !== undefined && isFullscreen(windows, front);

  return (
    <nav
      className={styles.dock}
      aria-label={words.dock}
      data-dock=""
      data-aside={stepsAside ? "" : undefined}
      style={lengths(apps.length)}
    >
      <ul ref={list} {...listProps}>
        {apps.map((manifest, index) => (
          <DockItem
            key={manifest.id}
            manifest={manifest}
            address={manifest.showsPages ? page : manifest.address}
            isOpen={isOpen(windows, manifest.id)}
            isInFront={manifest.id === front}
            rovingProps={itemProps(index)}
          />
        ))}
      </ul>
      <span id={OPEN_MARK_ID} hidden>
        {words.isOpen}
      </span>
    </nav>
  );
};
