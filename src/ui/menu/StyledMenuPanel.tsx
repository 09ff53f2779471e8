import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { literalProperties } from "../../theme/literalTokens";
import { system } from "../../theme/system";
import { MenuPanel, type MenuPanelProps } from "./MenuPanel";

// The page has the global styles already, since before there was any script. What it does not have are custom properties of
// tokens that no theme changes (`theme/literalTokens.ts`), and Chakra refers to those.
const menuSystem = {
  ...system,
  _global: [{ "[data-scope=menu][data-part=positioner]": literalProperties() }],
};

/** The menu with the styling system that Chakra's own components ask for. */
export const StyledMenuPanel = (props: MenuPanelProps) => (
  <ChakraProvider value={menuSystem}>
    <MenuPanel {...props} />
  </ChakraProvider>
);
