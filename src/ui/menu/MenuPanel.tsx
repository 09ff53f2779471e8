import { LocaleProvider } from "@chakra-ui/react/locale";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { system } from "../../theme/system";
import { language } from "../../words/locale.words";
import type { MenuEntries, MenuOpening } from "./MenuEntry";
import { MenuLevel } from "./MenuLevel";
import { below } from "./menuPlacement";

export interface MenuPanelProps {
  id: string;
  /** The menu's accessible name. */
  name: string;
  entries: MenuEntries;
  opening: MenuOpening;
  onClose(): void;
  /** The menu has faded out. */
  onExited(): void;
}

/**
 * The menu itself, with the styling system that Chakra's own components ask for. Made anew for each
 * opening, it begins without a past.
 */
export const MenuPanel = ({ id, name, entries, opening, onClose, onExited }: MenuPanelProps) => {
  const { anchor } = opening;
  const button = anchor instanceof HTMLElement ? anchor : null;

  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={language}>
        <MenuLevel
          id={id}
          name={name}
          entries={typeof entries === "function" ? entries() : entries}
          startAt={opening.startAt}
          open={opening.open}
          onClose={onClose}
          closeAll={onClose}
          onExited={onExited}
          // The button closes its menu itself.
          onInteractOutside={(event) => {
            const { target } = event.detail.originalEvent;
            if (target instanceof Node && button?.contains(target)) event.preventDefault();
          }}
          positioning={below(anchor)}
        />
      </LocaleProvider>
    </ChakraProvider>
  );
};
