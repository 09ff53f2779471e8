import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { system } from "../../theme/system";
import { MenuPanel, type MenuPanelProps } from "./MenuPanel";

// The page has the global styles already, since before there was any script.
const menuSystem = { ...system, _global: [] };

/** The menu with the styling system that Chakra's own components ask for. */
export const StyledMenuPanel = (props: MenuPanelProps) => (
  <ChakraProvider value={menuSystem}>
    <MenuPanel {...props} />
  </ChakraProvider>
);
