import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { BREAKPOINTS_PX } from "./breakpoints";
import { VARIABLES_PREFIX } from "./drawing";
import { globalStyles } from "./globalStyles";
import { keyframes } from "./keyframes";
import { semanticTokens, tokens } from "./tokens";
import { utilities } from "./utilities";

/**
 * Our own Chakra system. `defaultSystem` would add every recipe and token that we don't use
 * (28 KB more gzipped JavaScript, 50 KB more HTML per page, measured on a minimal page), so the
 * tokens are ours and a component takes its recipe straight from `src/theme/recipes`.
 */
export const system = createSystem(
  defineConfig({
    conditions: { light: ":root &, .light &", dark: ".dark &", starting: "@starting-style" },
    utilities,
    preflight: false,
    // Nothing here competes with another library's styles; a layer would only add its rules.
    disableLayers: true,
    cssVarsPrefix: VARIABLES_PREFIX,
    globalCss: globalStyles,
    theme: {
      breakpoints: Object.fromEntries(
        Object.entries(BREAKPOINTS_PX).map(([name, width]) => [name, `${width}px`]),
      ),
      tokens,
      semanticTokens,
      keyframes,
    },
  }),
);
