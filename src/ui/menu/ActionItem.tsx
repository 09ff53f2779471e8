import { Menu } from "@chakra-ui/react/menu";
import { Gutter } from "./Gutter";
import type { ActionEntry } from "./MenuEntry";
import { useMenuLevel } from "./menuContext";

export const ActionItem = ({ entry }: { entry: ActionEntry }) => {
  const { closeAll } = useMenuLevel();
  const choose = () => {
    // First, so that what the entry opens finds focus where it is to return to.
    if (!entry.staysOpen) closeAll();
    entry.onSelect();
  };
  return (
    <Menu.Item
      value={entry.id}
      disabled={entry.disabled}
      closeOnSelect={false}
      // Not Zag's `onSelect`: that needs a pointer's press before, which a screen reader's click lacks.
      onClick={entry.disabled ? undefined : choose}
    >
      <Gutter>{entry.icon}</Gutter>
      <Menu.ItemText>{entry.label}</Menu.ItemText>
    </Menu.Item>
  );
};
