import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { semanticTokens, tokens } from "./tokens";

/** Our own Chakra system: the tokens, and no component's styles. The dark theme is the class `dark` on the root element. */
export const system = createSystem(
  defineConfig({
    cssVarsPrefix: "ui",
    preflight: false,
    // Nothing here competes with another library's styles.
    disableLayers: true,
    conditions: { dark: ".dark &" },
    theme: { tokens, semanticTokens },
  }),
);
