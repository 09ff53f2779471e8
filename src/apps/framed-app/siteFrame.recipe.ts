import { prepareRecipe } from "../../theme/prepareRecipe";

export const siteFrameRecipe = prepareRecipe({
  base: {
    flex: "1",
    minHeight: "0",
    display: "flex",
    flexDirection: "column",
    "& [data-part=toolbar]": {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: "3",
      padding: "1",
      paddingInlineStart: "3",
      borderBottom: "hairline",
      fontSize: "sm",
    },
    "& [data-part=address]": {
      flex: "1",
      minWidth: "0",
      // As high as the link beside it, which is on its way when this is painted.
      minHeight: "control",
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
      display: "flex",
      alignItems: "center",
      gap: "2",
      color: "fgSubtle",
      "& span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& b": { color: "fg", fontWeight: "medium" },
    },
    "& svg": { flex: "none", width: "icon", height: "icon" },
    "& [data-part=new-tab]": {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "control",
      paddingInline: "2.5",
      borderRadius: "sm",
      fontWeight: "medium",
      textDecoration: "none",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
    },
    "& [data-part=stage]": { flex: "1", minHeight: "0", position: "relative" },
    "& iframe": {
      width: "100%",
      height: "100%",
      // Nobody but the frame hears of a finger in it, so the first tap brings the window to the front.
      "@media (pointer: coarse)": {
        "[data-window-id]:not([data-focused]) &": { pointerEvents: "none" },
      },
    },
    "& [role=progressbar]": {
      position: "absolute",
      insetInline: "0",
      top: "0",
      borderRadius: "0",
    },
    // Over the frame, which must not be pushed about: a slow site may be readable already.
    "& [role=status]": { position: "absolute", insetInline: "0", top: "{sizes.progress}" },
    "& [role=status] p": {
      paddingBlock: "3",
      paddingInline: "4",
      background: "bgRaised",
      borderBottom: "hairline",
      boxShadow: "menu",
      color: "fg",
      fontSize: "sm",
      textWrap: "balance",
      animation: "fade-in {durations.slow} {easings.out}",
    },
  },
});
