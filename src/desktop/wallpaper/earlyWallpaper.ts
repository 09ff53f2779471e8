/** On the root element while the chosen wallpaper stands in for the one in the page's HTML. */
export const EARLY_WALLPAPER_ATTRIBUTE = "data-early-wallpaper";

/** The chosen wallpaper's picture, as a CSS image. */
export const EARLY_WALLPAPER_PROPERTY = "--early-wallpaper";

/** Which point of a wallpaper is always seen. On the root element it is that of the wallpaper on arrival. */
export const FOCUS_PROPERTY = "--wallpaper-focus";

/** React shows the wallpapers from here on. The picture stays under what is still on its way. */
export const endEarlyWallpaper = (isChosen: boolean): void => {
  const root = document.documentElement;
  root.removeAttribute(EARLY_WALLPAPER_ATTRIBUTE);
  if (!isChosen) root.style.removeProperty(EARLY_WALLPAPER_PROPERTY);
};
