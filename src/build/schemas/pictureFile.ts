import { z } from "zod";
import { quote } from "../diagnostics/quote";
import { forGraphql } from "../graphqlMarks";

/** The endings of pictures from which Gatsby can make several sizes. */
const ENDING = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A drawing is sharp at every size, and is shown as it is. */
const DRAWING_ENDING = /\.svg$/i;

/** A file's path inside `data/`: no step up, no drive, no backslash. */
export const isInsideData = (file: string): boolean =>
  /^[^\\/:]+(\/[^\\/:]+)*$/.test(file) &&
  !file.split("/").some((part) => part === "." || part === "..");

/** Whether this can be a picture's path, whether or not there is a file. */
export const isPicturePath = (file: string): boolean => isInsideData(file) && ENDING.test(file);

export const isDrawingPath = (file: string): boolean =>
  isInsideData(file) && DRAWING_ENDING.test(file);

export const isPictureOrDrawingPath = (file: string): boolean =>
  isPicturePath(file) || isDrawingPath(file);

const fileOf = (
  accepts: (file: string) => boolean,
  endings: string,
  example: string,
  what = "the picture's path inside data/",
) => {
  const error: z.core.$ZodErrorMap = ({ input }) => {
    if (typeof input !== "string") return undefined;
    return isInsideData(input)
      ? `${quote(input)} does not end in ${endings}.`
      : `${quote(input)} is not a picture's path inside data/, such as "${example}".`;
  };
  const schema = z.string().refine(accepts, { error }).describe(`${what}, such as "${example}"`);
  return forGraphql(schema, { type: "File", directive: "@fileByRelativePath" });
};

/** A picture inside `data/`, by its path there; `example` is such a path, and `what` says which picture it is. */
export const pictureFile = (example: string, what?: string) =>
  fileOf(isPicturePath, ".jpg, .jpeg, .png, .webp, .avif, .tif or .tiff", example, what);

/** The same, which may be a drawing, too. */
export const pictureOrDrawingFile = (example: string) =>
  fileOf(isPictureOrDrawingPath, ".jpg, .jpeg, .png, .webp, .avif, .tif, .tiff or .svg", example);
