import { prepareRecipe } from "../../theme/prepareRecipe";
import { linkRow } from "../../ui/linkRow.recipe";
import { emptySentence, groupHeading, sectionFrame, sectionHeading } from "../section.recipe";

/** Credits as tiles that fill the width, the wallpapers as pictures below. */
export const attributionRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& h4": groupHeading,
    "& [data-part=empty]": emptySentence,
    "& section": { marginTop: "6" },
    // The icons hang in line with the headings; only a tile's hover reaches further out.
    "& [data-part=credits]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
      columnGap: "2",
      marginTop: "2",
      marginInline: "-2",
      "& li": {
        ...linkRow,
        // Not `auto`, which measures all that may be in the column.
        gridTemplateColumns: "{sizes.contentIcon} minmax(0, 1fr)",
        alignContent: "start",
        lineHeight: "snug",
      },
      "& a": { color: "fg", fontWeight: "medium" },
    },
    "& [data-part=licences]": {
      marginTop: "6",
      fontSize: "sm",
      color: "fgMuted",
      "& a": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
    },
    "& [data-part=host]": { fontSize: "sm", color: "fgMuted" },
    "& [data-part=wallpapers]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
      gap: "5",
      marginTop: "4",
      "& img": {
        width: "100%",
        height: "auto",
        aspectRatio: "16 / 9",
        objectFit: "cover",
        borderRadius: "md",
        boxShadow: "0 0 0 1px {colors.border}",
      },
    },
    "& figcaption": {
      display: "grid",
      marginTop: "2",
      fontSize: "sm",
      lineHeight: "snug",
      color: "fgMuted",
      "& [data-part=title]": { fontSize: "md", fontWeight: "medium", color: "fg" },
    },
  },
});
