/** Of a share picture, in pixels: the shape that Open Graph's readers crop least. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of a page's share picture on this site: "/projects/avocado/" has "/share/projects/avocado.jpg", and "/" has
 * "/share/index.jpg".
 */
export const sharePictureAddress = (pagePath: string): string =>
  `/share/${pagePath.replace(/^\/|\/$/g, "") || "index"}.jpg`;
