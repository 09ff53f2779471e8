/** The colour that the site's icon is drawn on, where the owner has none: the theme's accent on light paper. The build can't import the theme, so a test compares. */
export const USUAL_ACCENT = "#3d4fc4";
