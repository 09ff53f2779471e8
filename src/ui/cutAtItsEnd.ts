import { defineStyle } from "@chakra-ui/react/styled-system";
import { direction, startSide } from "../words/locale.words";

/**
 * For one line of the owner's that may be cut off. On a site that is written from the right a line in Latin letters would lose its
 * beginning: so it runs as its own script does, and still begins where all others do.
 */
export const cutAtItsEnd = defineStyle(
  direction === "rtl" ? { unicodeBidi: "plaintext", textAlign: startSide } : {},
);
