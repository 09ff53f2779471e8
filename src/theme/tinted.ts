/** The tints that the wallpaper gives to each theme's chrome, on the root element: set by script. Without them there is none. */
const TINT_PROPERTIES = { light: "--light-tint", dark: "--dark-tint" } as const;

/** The tints as a part of the root element's style. */
export const tintStyle = ({ light, dark }: { light: string; dark: string }): string =>
  `;${TINT_PROPERTIES.light}:${light};${TINT_PROPERTIES.dark}:${dark}`;
