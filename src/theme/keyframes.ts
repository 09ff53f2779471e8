import { defineKeyframes } from "@chakra-ui/react/styled-system";

export const keyframes = defineKeyframes({
  "window-in": { from: { opacity: "0", scale: "0.97" } },
  "fade-in": { from: { opacity: "0" } },
  appear: { from: { opacity: "0", visibility: "hidden" } },
  "progress-pass": { from: { translate: "-250% 0" }, to: { translate: "250% 0" } },
  turn: { to: { rotate: "1turn" } },
});
