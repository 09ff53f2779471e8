import { MenuButton } from "../ui/menu/MenuButton";
import type { AppManifest } from "./manifest";
import { useWindowEntries } from "./useWindowEntries";

/** Everything that dragging and the controls do, by single presses. */
export const WindowMenu = ({ manifest }: { manifest: AppManifest }) => {
  const { Icon } = manifest;
  return (
    <MenuButton
      name="Window menu"
      entries={useWindowEntries(manifest)}
      data-part="menu"
      data-no-drag=""
    >
      <Icon />
    </MenuButton>
  );
};
