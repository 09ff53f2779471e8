/** The colour that the site's icon is drawn on: the theme's accent on light paper. The build can't import the theme, so a test compares. */
export const accentColour = (): string => "#3d4fc4";
