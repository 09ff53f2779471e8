import { defineStyle } from "@chakra-ui/react/styled-system";

/** How wide a section must be for two columns; the tab panel around it is the container. */
export const SECTION_WIDE = "@container (min-width: 40rem)";

/** A section's margins, and how its text breaks. */
export const sectionFrame = defineStyle({
  width: "100%",
  maxWidth: "section",
  marginInline: "auto",
  overflowWrap: "anywhere",
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

/** For a row of a list of any length: the browser lays out and paints those in sight. Nothing in it may reach out of it. */
export const rowOfLongList = defineStyle({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 3.5rem",
});
