import { prepareRecipe } from "../../theme/prepareRecipe";
import { sectionFrame } from "../section.recipe";

/** The résumé on the screen. On paper it has looks of its own: `src/resume/print.css`. */
export const resumeRecipe = prepareRecipe({
  base: {
    "@media screen": {
      ...sectionFrame,
      containerType: "inline-size",
      maxWidth: "resume",
      "& [data-part=files]": {
        display: "flex",
        flexWrap: "wrap",
        gap: "2",
        marginBottom: "8",
      },
      "& [data-part=files] svg": { width: "icon", height: "icon" },
      "& .resume": { color: "fg", fontSize: "md", lineHeight: "normal" },
      "& h3": { fontSize: "3xl", letterSpacing: "tight", textWrap: "balance" },
      "& [data-part=label]": { marginTop: "1", color: "fgMuted", fontSize: "lg" },
      "& [data-part=availability]": { marginTop: "2", fontWeight: "medium" },
      "& [data-part=contact]": {
        display: "flex",
        flexWrap: "wrap",
        columnGap: "5",
        rowGap: "1",
        marginTop: "4",
        color: "fgMuted",
        fontSize: "sm",
      },
      "& .resume a": {
        color: "accent",
        textUnderlineOffset: "0.2em",
        "@media (pointer: coarse)": { paddingBlock: "2.5" },
      },
      "& section": { marginTop: "8" },
      "& h4": {
        marginBottom: "4",
        paddingBottom: "2",
        borderBottom: "hairline",
        fontSize: "lg",
        letterSpacing: "tight",
      },
      "& :is(h5, h6)": { margin: "0", fontSize: "md", fontWeight: "semibold" },
      "& [data-part=entries]": { display: "grid", gap: "5", "&:has(> li > p)": { gap: "2" } },
      // Where there is room a title has its time at the end of its line.
      "& div[data-part=entry]": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: "5",
        rowGap: "1",
        alignItems: "baseline",
        "& > *": { gridColumn: "1 / -1" },
        "@container (min-width: 32rem)": {
          "& > :is(h5, h6)": { gridColumn: "1" },
          "& > [data-part=time]": { gridColumn: "2" },
        },
      },
      "& :is([data-part=facts], [data-part=time], [data-part=names], figcaption)": {
        color: "fgMuted",
        fontSize: "sm",
      },
      "& [data-part=link]": { fontSize: "sm" },
      "& [data-part=headline]": { marginBottom: "1", fontWeight: "medium" },
      "& strong": { fontWeight: "semibold" },
      "& [data-part=highlights]": {
        display: "grid",
        gap: "1",
        paddingInlineStart: "5",
        listStyle: "disc",
        "& ::marker": { color: "fgSubtle" },
      },
      "& [data-part=projects]": {
        display: "grid",
        gap: "4",
        marginTop: "4",
        paddingInlineStart: "4",
        borderInlineStart: "hairline",
      },
    },
  },
});
