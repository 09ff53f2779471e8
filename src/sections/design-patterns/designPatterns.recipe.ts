import { prepareRecipe } from "../../theme/prepareRecipe";
import { groupHeading, sectionFrame, sectionHeading } from "../section.recipe";

/** How wide a section must be for the source to stand beside the demo. */
const CODE_BESIDE = "@container (min-width: 52rem)";

const coarse = "@media (pointer: coarse)";

/** The pattern's demo beside its source; each family of controls has a look of its own. */
export const designPatternsRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& h4": { ...groupHeading, marginTop: "6" },
    "& h5": { margin: "0", fontSize: "md", fontWeight: "semibold", lineHeight: "tight" },
    "& p": { maxWidth: "measure", color: "fgMuted", textWrap: "pretty" },
    "& code": { fontFamily: "mono", fontSize: "0.92em" },

    "& [data-part=pattern]": {
      display: "grid",
      gap: "6",
      marginTop: "4",
      [CODE_BESIDE]: {
        gridTemplateColumns: "minmax(0, {sizes.factoryDemo}) minmax(0, 1fr)",
        alignItems: "start",
        gap: "8",
      },
    },
    "& [data-part=explanation]": { display: "grid", gap: "4" },

    "& fieldset": {
      minWidth: "0",
      margin: "0",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "3",
      padding: "4",
      border: "hairline",
      borderRadius: "md",
      background: "bgRaised",
      // Floated, a legend is an item of the row like the rest instead of a part of the border.
      "& legend": {
        float: "inline-start",
        flexBasis: "100%",
        padding: "0",
        color: "fgMuted",
        fontSize: "sm",
      },
      "& output": { flex: "1", color: "fgMuted", fontSize: "sm", overflowWrap: "anywhere" },
    },
    "& label": {
      flexBasis: "100%",
      display: "grid",
      gap: "1",
      fontSize: "sm",
      fontWeight: "medium",
    },
    "& input": {
      width: "100%",
      minHeight: "button",
      fontSize: "md",
      color: "fg",
      background: "bgWindow",
      "&::placeholder": { color: "fgSubtle", opacity: "1" },
      // Smaller text would make a phone zoom in when one begins to write.
      [coarse]: { minHeight: "touchTarget", fontSize: "touchField" },
    },
    "& button": {
      minHeight: "button",
      paddingInline: "4",
      fontSize: "sm",
      fontWeight: "semibold",
      transition: "background-color {durations.fast} {easings.out}",
      "@media (forced-colors: active)": { border: "control" },
      [coarse]: { minHeight: "touchTarget" },
    },
    // Round and outlined.
    "& input:is([data-family=react] *)": {
      paddingInline: "4",
      border: "control",
      borderRadius: "full",
    },
    "& button[data-family=react]": {
      border: "1px solid {colors.familyReact}",
      borderRadius: "full",
      color: "familyReact",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
    },
    // Square and filled, and a line to write on.
    "& input:is([data-family=vue] *)": {
      paddingInline: "3",
      border: "0",
      borderBottom: "2px solid {colors.familyVue}",
      borderRadius: "0",
    },
    "& button[data-family=vue]": {
      borderRadius: "xs",
      background: "familyVue",
      color: "onAccent",
      "&:hover": { background: "color-mix(in oklab, {colors.familyVue} 88%, {colors.fg})" },
      "&:active": { boxShadow: "pressed" },
    },

    "& figure": {
      minWidth: "0",
      border: "hairline",
      borderRadius: "md",
      background: "bgSunken",
      overflow: "hidden",
    },
    "& figcaption": {
      paddingInline: "4",
      paddingBlock: "2",
      borderBottom: "hairline",
      color: "fgMuted",
      fontFamily: "mono",
      fontSize: "xs",
    },
    "& [data-part=source]": {
      overflow: "auto",
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    "& .code-keyword": { color: "codeKeyword" },
    "& .code-name": { color: "codeName" },
    "& .code-text": { color: "codeText" },
    "& .code-value": { color: "codeValue" },
    "& .code-remark": { color: "codeRemark" },
    // A line that is too long goes on below instead of being cut.
    "& pre": {
      margin: "0",
      padding: "4",
      fontSize: "xs",
      lineHeight: "relaxed",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      tabSize: "2",
    },
  },
});
