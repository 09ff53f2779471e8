/** In pixels: the shape that sites crop least. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of a page's link preview on this site: "/projects/avocado/" has "/share/projects/avocado.jpg", and "/" has
 * "/share/index.jpg".
 */
export const linkPreviewAddress = (pagePath: string): string =>
  `/share/${pagePath.replace(/^\/|\/$/g, "") || "index"}.jpg`;
