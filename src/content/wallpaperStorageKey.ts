/** Key in local storage of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";
