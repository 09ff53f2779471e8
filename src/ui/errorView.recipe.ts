import { prepareRecipe } from "../theme/prepareRecipe";

export const errorViewRecipe = prepareRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "4",
    padding: "8",
    smDown: { padding: "5" },
    overflow: "auto",
    minHeight: "0",
    "& > [role=alert]": {
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "3",
    },
    "& h2": { fontSize: "xl", letterSpacing: "tight" },
    "& p": { maxWidth: "measure", overflowWrap: "anywhere", textWrap: "pretty" },
    "& [data-part=technical]": { color: "fgMuted", fontSize: "sm" },
    "& details": { alignSelf: "stretch", color: "fgMuted", fontSize: "sm" },
    "& summary": {
      width: "fit-content",
      paddingBlock: "1",
      borderRadius: "sm",
      cursor: "pointer",
      "@media (pointer: coarse)": { paddingBlock: "3" },
    },
    "& pre": {
      margin: "0",
      padding: "3",
      maxHeight: "calc(40vh / var(--scale))",
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
