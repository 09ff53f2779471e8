import { defineKeyframes } from "@chakra-ui/react/styled-system";

export const keyframes = defineKeyframes({
  "window-resize": {
    from: {
      translate: "var(--from-x) var(--from-y)",
      scale: "var(--from-scale-x) var(--from-scale-y)",
    },
  },
  "fade-in": { from: { opacity: "0" } },
  appear: { from: { opacity: "0", visibility: "hidden" } },
  "progress-pass": { from: { translate: "-250% 0" }, to: { translate: "250% 0" } },
  turn: { to: { rotate: "1turn" } },
});
