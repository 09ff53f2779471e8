import { prepareRecipe } from "../../theme/prepareRecipe";
import { FOCUS_PROPERTY } from "./earlyWallpaper";
import { themedPictures } from "./themedPictures";

const FOCUS = `var(${FOCUS_PROPERTY}, 50%)`;

export const wallpaperRecipe = prepareRecipe({
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "wallpaper",
    overflow: "hidden",
    userSelect: "none",
    background: `var(--early-wallpaper, none) ${FOCUS} / cover var(--wallpaper-colour, {colors.bgDesktop})`,
    "& img": {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      objectFit: "cover",
      objectPosition: FOCUS,
      pointerEvents: "none",
    },
    ...themedPictures,
    "& img[data-arriving]": { opacity: "0" },
    "& img[data-arriving=decoded]": {
      opacity: "1",
      transition: "opacity {durations.fade} {easings.inOut}",
    },
  },
});
