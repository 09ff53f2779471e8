import { prepareRecipe } from "../../theme/prepareRecipe";

/** Says in the middle of a window what its arrow keys do just now. */
export const arrowKeysRecipe = prepareRecipe({
  base: {
    zoom: "var(--scale)",
    position: "absolute",
    inset: "0",
    zIndex: "2",
    width: "fit-content",
    height: "fit-content",
    maxWidth: "calc(100% - {spacing.8})",
    margin: "auto",
    paddingBlock: "3",
    paddingInline: "4",
    borderRadius: "md",
    background: "bgMenu",
    color: "fg",
    boxShadow: "menu",
    fontWeight: "medium",
    textAlign: "center",
    textWrap: "balance",
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  },
});
