import { defineKeyframes } from "@chakra-ui/react/styled-system";

/** What several parts do. What one does stands in its recipe. */
export const keyframes = defineKeyframes({
  "fade-in": { from: { opacity: "0" } },
});
