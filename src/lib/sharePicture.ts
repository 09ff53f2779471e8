import { postSlug } from "./postSlug";

/** Of a share picture, in pixels: the shape that Open Graph's readers crop least. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The folder of all share pictures, in addresses and in the built site. */
export const SHARE_FOLDER = "share";

/** What every file system and every reader of links takes as it is, and tells from any other name. */
const PLAIN = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** The front page's picture; no other page gets this name. */
const FRONT = "index";

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const plainName = (part: string): string => {
  const name = decoded(part).normalize("NFC");
  return PLAIN.test(name) && name !== FRONT ? name : postSlug(name);
};

/**
 * The address of a page's share picture on this site: "/projects/avocado/" has "/share/projects/avocado.jpg", and "/" has
 * "/share/index.jpg". A part in other signs than small Latin letters and digits is spelled in these, with a hash, so that
 * an address in any script is legal, short enough for a file's name, and no other page's. Whether the page's path is
 * percent-encoded or ends with a slash makes no difference.
 */
export const sharePictureAddress = (pagePath: string): string => {
  const parts = pagePath.split("/").filter((part) => part !== "");
  return `/${[SHARE_FOLDER, ...(parts.length > 0 ? parts.map(plainName) : [FRONT])].join("/")}.jpg`;
};
