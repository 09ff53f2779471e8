/** The tints that the wallpaper gives to each theme's chrome, on the root element: set by script. Without them there is none. */
export const TINT_PROPERTIES = { light: "--light-tint", dark: "--dark-tint" } as const;

/** The tints as a part of the root element's style. */
export const tintStyle = ({ light, dark }: { light: string; dark: string }): string =>
  `;${TINT_PROPERTIES.light}:${light};${TINT_PROPERTIES.dark}:${dark}`;

/** How much of a ground is the wallpaper's tint. */
export const TINT_SHARE = 0.45;

/** The chrome's grounds. What is read stands on paper, which is the same over all wallpapers. */
export const TINTED = ["bgTitleBar", "bgSidebar"] as const;

/** One of them, with a breath of the wallpaper. */
export const tinted = (token: (typeof TINTED)[number]): string =>
  `color-mix(in oklab, {colors.${token}}, var(--tint) ${TINT_SHARE * 100}%)`;
