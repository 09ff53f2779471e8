/** About Me's size on a desktop of 1440 × 900: see `src/apps/about-me/manifest.tsx`. */
export const ABOUT_SIZE = { width: 1140, height: 538 };

/** Its box on arrival. */
export const ABOUT_BOX = { x: 150, y: 150, ...ABOUT_SIZE };
