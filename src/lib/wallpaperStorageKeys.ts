/** Key in local storage of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";

/** Key of the address of its picture, as the browser had it last: the first paint shows it. */
export const WALLPAPER_PICTURE_STORAGE_KEY = "ui-wallpaper-picture";
