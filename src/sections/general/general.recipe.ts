import { prepareRecipe } from "../../theme/prepareRecipe";
import { groupHeading, SECTION_WIDE, sectionFrame, sectionHeading } from "../section.recipe";

/** A phone on whose first screen three projects only just have room. */
const SMALLEST = "@container (max-width: 22rem)";

/** Where two buttons stand beside each other: neither on a phone, nor in the column that they have in a wide section. */
const BUTTONS_ABREAST = "@container (26rem <= width < 40rem)";

/** How wide a section must be for its words to stand below the second and third project, beside their heading. */
const WORDS_BESIDE_HEADING = "@container (min-width: 52rem)";

/** Who the owner is, the projects to look at first, and what the owner says. */
export const generalRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    [SMALLEST]: { gap: "3", paddingBlock: "4" },
    [SECTION_WIDE]: { ...sectionFrame[SECTION_WIDE], gap: "6" },
    "& [data-part=identity]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "start",
      columnGap: "4",
      rowGap: "3",
      // What comes later leaves all before it in its place, however slowly the page arrives.
      [SECTION_WIDE]: {
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) {sizes.card}",
        gridTemplateRows: "auto 1fr",
        columnGap: "5",
        rowGap: "2",
        "& > :first-child": { gridRow: "1 / -1" },
        "& > [data-part=facts]": { gridRow: "1 / -1" },
        "& > [data-part=availability]": { gridColumn: 3, gridRow: 1 },
        "& > [data-part=ways]": { gridColumn: 3, gridRow: 2 },
      },
      [SMALLEST]: { rowGap: "2" },
    },
    "& picture": { flex: "none" },
    "& [data-part=photo]": {
      width: "portrait",
      height: "portrait",
      borderRadius: "full",
      objectFit: "cover",
      background: "bgSelected",
    },
    "& [data-part=facts]": {
      flex: "1 1 {sizes.facts}",
      minWidth: "0",
      color: "fgMuted",
      fontSize: "sm",
      lineHeight: "snug",
    },
    "& [data-part=about]": {
      display: "grid",
      alignContent: "start",
      gap: "2",
      maxWidth: "measure",
      marginTop: "5",
      lineHeight: "relaxed",
      textWrap: "pretty",
      // Also before the text beside it has arrived.
      [WORDS_BESIDE_HEADING]: { gridColumn: "1" },
    },
    "& [data-part=headline]": { fontSize: "lg", fontWeight: "medium", lineHeight: "snug" },
    "& [data-part=availability]": {
      flex: "1 0 100%",
      display: "flex",
      fontSize: "sm",
      gap: "2",
      color: "fg",
      fontWeight: "medium",
      "&::before": {
        content: '""',
        flex: "none",
        width: "mark",
        height: "mark",
        marginTop: "1",
        borderRadius: "full",
        background: "ratingGood",
        forcedColorAdjust: "none",
      },
    },
    // On a line of its own beside these facts on a phone, even before its words have arrived.
    "& [data-part=ways]": {
      flex: "1 0 100%",
      display: "flex",
      flexWrap: "wrap",
      gap: "2",
      "& a": { flex: "1 1 {sizes.contactButton}" },
      "& a:first-child": { flexBasis: "100%" },
      [BUTTONS_ABREAST]: { "& a:first-child": { flexBasis: "{sizes.contactButton}" } },
    },
    "& [data-part=facts] h3": { ...sectionHeading, color: "fg" },
    "& .p-job-title": { color: "fg", fontSize: "md" },
    "& [data-part=place]": {
      display: "flex",
      gap: "1.5",
      marginTop: "1",
      "& svg": { flex: "none", width: "icon", height: "icon" },
    },
    // Room for the time before it is known.
    "& [data-part=time]": { minWidth: "localTime", fontVariantNumeric: "tabular-nums" },
    "& [data-part=words]": {
      marginTop: "4",
      [WORDS_BESIDE_HEADING]: {
        display: "grid",
        gridTemplate: "auto 1fr / repeat(3, minmax(0, 1fr))",
        columnGap: "4",
      },
    },
    "& [data-part=words] h4": sectionHeading,
    "& [data-part=prose]": {
      display: "grid",
      gap: "4",
      maxWidth: "measure",
      marginTop: "5",
      color: "fgMuted",
      lineHeight: "relaxed",
      textWrap: "pretty",
      [WORDS_BESIDE_HEADING]: { gridArea: "1 / 2 / -1 / -1", marginTop: "1" },
    },
    "& [data-part=prose] > p:first-of-type": { color: "fg" },
    "& [data-part=featured] h4": { ...groupHeading, [SMALLEST]: { fontSize: "md" } },
    "& ul": {
      display: "grid",
      gap: "2",
      marginTop: "2",
      [SMALLEST]: { gap: "1", marginTop: "1" },
      [SECTION_WIDE]: {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: "4",
        marginTop: "3",
      },
    },
    // The link covers its whole card, a row of it where the section is narrow.
    "& li": {
      position: "relative",
      display: "grid",
      gridTemplate: '"cover name" auto "cover brief" 1fr / {sizes.coverInRow} minmax(0, 1fr)',
      columnGap: "3",
      paddingInlineEnd: "2",
      borderRadius: "md",
      background: "bgRaised",
      fontSize: "sm",
      lineHeight: "snug",
      transition:
        "translate {durations.lift} {easings.out}, background-color {durations.lift} {easings.out}",
      "&:hover": { translate: "0 -2px", background: "bgHover" },
      "&:active": { translate: "0 0", background: "bgPressed" },
      "& p": { gridArea: "brief", paddingBottom: "1.5", color: "fgMuted" },
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
      [SECTION_WIDE]: {
        gridTemplate: '"cover" auto "name" auto "brief" 1fr / minmax(0, 1fr)',
        paddingInline: "0",
        "& :is(a, p)": { marginInline: "4" },
        "& p": { paddingBottom: "3" },
      },
      [SMALLEST]: {
        "& p": { paddingBottom: "0.5", fontSize: "xs" },
      },
      "@media (forced-colors: active)": { border: "hairline" },
    },
    "& [data-part=cover]": {
      gridArea: "cover",
      display: "block",
      width: "100%",
      height: "100%",
      objectFit: "cover",
      borderRadius: "md",
      [SECTION_WIDE]: {
        height: "auto",
        aspectRatio: "16 / 9",
        borderEndStartRadius: "0",
        borderEndEndRadius: "0",
      },
    },
    "& li a": {
      gridArea: "name",
      paddingTop: "1.5",
      [SMALLEST]: { paddingTop: "0.5" },
      fontSize: "md",
      fontWeight: "medium",
      color: "fg",
      textDecoration: "none",
      [SECTION_WIDE]: { paddingTop: "3" },
      "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "md" },
    },
  },
});
