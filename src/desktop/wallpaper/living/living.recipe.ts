import { prepareRecipe } from "../../../theme/prepareRecipe";
import { PORTRAIT_MEDIA } from "../wallpaperMedia";

export const livingRecipe = prepareRecipe({
  base: {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    objectFit: "cover",
    mixBlendMode: "screen",
    pointerEvents: "none",
    // A tall screen has another cut of the picture.
    [`@media ${PORTRAIT_MEDIA}`]: { display: "none" },
    "@media (prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)": {
      display: "none",
    },
  },
});
