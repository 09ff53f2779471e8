/** Of a wallpaper's two pictures only that of the theme is displayed. One that is loaded lazily is not fetched then. */
export const themedPictures = {
  ".light & img[data-theme=dark], .dark & img[data-theme=light]": { display: "none" },
} as const;
