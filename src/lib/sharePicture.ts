/**
 * The picture that others show beside a link to the site, in `static/`; `npm run pictures` makes it.
 * Sizes are pixels: the shape that Open Graph's readers crop least.
 */
export const SHARE_PICTURE = { path: "/share.jpg", width: 1200, height: 630 } as const;
