import { z } from "zod";
import { quote } from "../diagnostics/quote";
import { forGraphql } from "../graphqlMarks";

/** The endings of pictures from which Gatsby can make several sizes. */
const ENDING = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A file's path inside `data/`: no step up, no drive, no backslash. */
export const isInsideData = (file: string): boolean =>
  /^[^\\/:]+(\/[^\\/:]+)*$/.test(file) &&
  !file.split("/").some((part) => part === "." || part === "..");

/** Whether this can be a picture's path, whether or not there is a file. */
export const isPicturePath = (file: string): boolean => isInsideData(file) && ENDING.test(file);

const notAPicture =
  (example: string): z.core.$ZodErrorMap =>
  ({ input }) => {
    if (typeof input !== "string") return undefined;
    return isInsideData(input)
      ? `${quote(input)} does not end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff.`
      : `${quote(input)} is not a picture's path inside data/, such as "${example}".`;
  };

/** A picture inside `data/`, by its path there; `example` is such a path. */
export const pictureFile = (example: string) =>
  forGraphql(
    z
      .string()
      .refine(isPicturePath, { error: notAPicture(example) })
      .describe(`the picture's path inside data/, such as "${example}"`),
    { type: "File", directive: "@fileByRelativePath" },
  );
