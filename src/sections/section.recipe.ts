import { defineStyle } from "@chakra-ui/react/styled-system";

/** How wide a section must be for two columns; the tab panel around it is the container. */
export const SECTION_WIDE = "@container (min-width: 40rem)";

/** A section's margins, and how its text breaks: in all of them what comes first stands in the same place. */
export const sectionFrame = defineStyle({
  width: "100%",
  maxWidth: "section",
  marginInline: "auto",
  overflowWrap: "anywhere",
  paddingInline: "5",
  paddingBlock: "5",
  [SECTION_WIDE]: { paddingInline: "8", paddingBlock: "6" },
});

/** The first heading of each section, whatever it says, and that over what is read in it: a post, a project, what the owner says. */
export const sectionHeading = defineStyle({
  fontSize: "xl",
  letterSpacing: "tight",
  textWrap: "balance",
  [SECTION_WIDE]: { fontSize: "2xl" },
});

export const groupHeading = defineStyle({ fontSize: "lg", letterSpacing: "tight" });

/** What stands where a list has nothing to show. */
export const emptySentence = defineStyle({ marginTop: "3", color: "fgMuted" });

/**
 * For a row of a list of any length: of those far down the browser lays out and paints what is in sight. Nothing in it may reach
 * out of it. Not the first ones, which may be in sight on arrival: a guessed height would shift what is below.
 */
export const rowOfLongList = defineStyle({
  "&:nth-child(n + 25)": { contentVisibility: "auto", containIntrinsicBlockSize: "auto 3.5rem" },
});
