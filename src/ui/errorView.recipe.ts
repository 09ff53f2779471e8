import { prepareRecipe } from "../theme/prepareRecipe";

export const errorViewRecipe = prepareRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "3",
    padding: "6",
    overflow: "auto",
    minHeight: "0",
    "& h2": { fontSize: "xl", letterSpacing: "tight" },
    "& p": { color: "fgMuted", overflowWrap: "anywhere" },
    "& pre": {
      alignSelf: "stretch",
      margin: "0",
      padding: "3",
      maxHeight: "40vh",
      overflow: "auto",
      border: "hairline",
      borderRadius: "md",
      background: "bgSunken",
      color: "fgMuted",
      fontFamily: "mono",
      fontSize: "xs",
      lineHeight: "normal",
    },
  },
});
