import { MenuButton } from "../ui/menu/MenuButton";
import { filled } from "../words/filled";
import type { AppManifest } from "./manifest";
import * as styles from "./TitleBar.module.css";
import { loadWindowEntries, useWindowEntries } from "./useWindowEntries";
import { words } from "./windows.words";

/** Everything that dragging and the controls do, by single presses. */
export const WindowMenu = ({ manifest }: { manifest: AppManifest }) => {
  const { title, Icon } = manifest;
  const entries = useWindowEntries(manifest);
  return (
    <MenuButton
      name={filled(words.menu, { title })}
      entries={entries}
      needs={loadWindowEntries}
      className={styles.menu}
      data-no-drag=""
    >
      <Icon />
    </MenuButton>
  );
};
