import { Menu } from "@chakra-ui/react/menu";
import { ActionItem } from "./ActionItem";
import type { MenuEntry } from "./MenuEntry";
import { RadioItems } from "./RadioItems";
import { SubmenuItem } from "./SubmenuItem";

/** One entry of a menu, whatever its kind. */
export const MenuEntryView = ({ entry }: { entry: MenuEntry }) => {
  switch (entry.kind) {
    case "action":
      return <ActionItem entry={entry} />;
    case "radio":
      return <RadioItems entry={entry} />;
    case "submenu":
      return <SubmenuItem entry={entry} />;
    case "separator":
      return <Menu.Separator />;
  }
};
