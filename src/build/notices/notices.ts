import { standInNotices } from "../icons/standInNotices";
import type { Content } from "../slices";
import { sampleAddressNotices } from "./sampleAddressNotices";
import { unnamedPageNotices } from "./unnamedPageNotices";
import { unnamedPictureNotices } from "./unnamedPictureNotices";

/** What an owner may want to know of content that is right, a sentence each. */
export const noticesAbout = (content: Content): string[] => [
  ...sampleAddressNotices(content),
  ...standInNotices(content),
  ...unnamedPictureNotices(),
  ...unnamedPageNotices(content),
];
