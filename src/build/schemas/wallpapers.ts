import { z } from "zod";
import { forGraphql } from "../graphqlMarks";
import { quote } from "../mistakes/quote";
import { always, distinct, text } from "./parts";

/** The endings of pictures from which Gatsby can make several sizes. */
const ENDING = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A file's path inside `data/`: no step up, no drive, no backslash. */
export const isInsideData = (file: string): boolean =>
  /^[^\\/:]+(\/[^\\/:]+)*$/.test(file) &&
  !file.split("/").some((part) => part === "." || part === "..");

/** Whether this can be a wallpaper's path, whether or not there is a file. */
export const isPicturePath = (file: string): boolean => isInsideData(file) && ENDING.test(file);

const notAPicture: z.core.$ZodErrorMap = ({ input }) => {
  if (typeof input !== "string") return undefined;
  return isInsideData(input)
    ? `${quote(input)} does not end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff.`
    : `${quote(input)} is not a picture's path inside data/, such as "wallpapers/bg0.jpg".`;
};

const wallpaper = z.strictObject({
  name: text("the wallpaper's short name, which no other wallpaper has"),
  title: text("the wallpaper's title"),
  alt: text("what the picture shows, for visitors who can't see it"),
  file: forGraphql(
    z
      .string()
      .refine(isPicturePath, { error: notAPicture })
      .describe('the picture\'s path inside data/, such as "wallpapers/bg0.jpg"'),
    { type: "File", directive: "@fileByRelativePath" },
  ),
  author: text("who made the picture"),
  licence: text("the picture's licence"),
});

/** `data/wallpapers.json` */
export const wallpapersSchema = z
  .array(wallpaper)
  .min(1, { error: "The list is empty. The desktop needs at least one wallpaper." })
  .superRefine(distinct("name"), always)
  .describe("the wallpapers in order");
