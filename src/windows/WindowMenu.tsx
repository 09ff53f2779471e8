import { MenuButton } from "../ui/menu/MenuButton";
import type { AppManifest } from "./manifest";
import { loadWindowEntries, useWindowEntries } from "./useWindowEntries";

const nameOf = (title: string) => `Window menu, ${title}`;

/** Everything that dragging and the controls do, by single presses. */
export const WindowMenu = ({ manifest }: { manifest: AppManifest }) => {
  const { title, Icon } = manifest;
  const entries = useWindowEntries(manifest);
  return (
    <MenuButton
      name={nameOf(title)}
      entries={entries}
      needs={loadWindowEntries}
      data-part="menu"
      data-no-drag=""
    >
      <Icon />
    </MenuButton>
  );
};
