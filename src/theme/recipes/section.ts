import { defineStyle } from "@chakra-ui/react/styled-system";

/** How wide a section must be for two columns; its width is that of the window, not the viewport's. */
export const SECTION_WIDE = "@container (min-width: 40rem)";

/** What every section's outermost element is: the container that its parts measure themselves by. */
export const sectionContainer = defineStyle({
  containerType: "inline-size",
  position: "relative",
  overflowWrap: "anywhere",
});

/** A section's margins. */
export const sectionMargins = defineStyle({
  paddingInline: "5",
  paddingBlock: "5",
  [SECTION_WIDE]: { paddingInline: "8", paddingBlock: "6" },
});

export const sectionHeading = defineStyle({
  fontSize: "xl",
  letterSpacing: "tight",
  textWrap: "balance",
});

export const groupHeading = defineStyle({ fontSize: "lg", letterSpacing: "tight" });

/** What stands where a list has nothing to show. */
export const emptySentence = defineStyle({ marginTop: "3", color: "fgMuted" });
