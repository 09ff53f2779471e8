import { MenuButton } from "../ui/menu/MenuButton";
import { filled } from "../words/filled";
import type { AppManifest } from "./manifest";
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
      data-part="menu"
      data-no-drag=""
    >
      <Icon />
    </MenuButton>
  );
};
