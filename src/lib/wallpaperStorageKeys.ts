/** Key in local storage of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";

/** Key of the tints that it gives to windows, as a style. */
export const WALLPAPER_TINT_STORAGE_KEY = "ui-wallpaper-tint";

/**
 * With the name of a theme at its end: key of the address of the wallpaper's picture, as the browser had it last in that theme. The
 * first paint shows it.
 */
export const WALLPAPER_PICTURE_STORAGE_KEY = "ui-wallpaper-picture-";

/** Key of its focus, as CSS has it. */
export const WALLPAPER_FOCUS_STORAGE_KEY = "ui-wallpaper-focus";

/** Key of whether the wallpaper is lit, `on` or `off`. */
export const LIVING_WALLPAPER_STORAGE_KEY = "ui-living-wallpaper";
