import { z } from "zod";
import { quote } from "../diagnostics";
import { type SchemaMeta, schemaMeta } from "./schemaMeta";

/** A file's path inside `data/`: no step up, no drive, no backslash. */
export const isInsideData = (file: string): boolean =>
  /^[^\\/:]+(\/[^\\/:]+)*$/.test(file) &&
  !file.split("/").some((part) => part === "." || part === "..");

export const PICTURE_ENDINGS = ".jpg, .jpeg, .png, .webp, .avif, .tif or .tiff";

/** Whether this can be the path of a picture from which Gatsby makes several sizes, whether or not there is a file. */
export const isPicturePath = (file: string): boolean =>
  isInsideData(file) && /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file);

/** Whether this can be the path of a drawing, which is sharp at every size, and is shown as it is. */
export const isDrawingPath = (file: string): boolean => isInsideData(file) && /\.svg$/i.test(file);

/** Pictures of a text, which may be drawings or move. */
export const isTextPicturePath = (file: string): boolean =>
  isPictureOrDrawingPath(file) || isMovingPath(file);

/** A moving picture, which is shown as it is. */
export const isMovingPath = (file: string): boolean => isInsideData(file) && /\.gif$/i.test(file);

export const isPictureOrDrawingPath = (file: string): boolean =>
  isPicturePath(file) || isDrawingPath(file);

/** A picture inside `data/`, by its path there; `example` is such a path. Of the owner there may be a drawing. */
export const pictureFile = (
  example: string,
  what = "the picture's path inside data/",
  names: SchemaMeta["names"] = "picture",
) => {
  const [accepts, endings] =
    names === "portrait"
      ? [isPictureOrDrawingPath, `${PICTURE_ENDINGS}, nor in .svg`]
      : [isPicturePath, PICTURE_ENDINGS];
  const error: z.core.$ZodErrorMap = ({ input }) => {
    if (typeof input !== "string") return undefined;
    return isInsideData(input)
      ? `${quote(input)} does not end in ${endings}.`
      : `${quote(input)} is not a picture's path inside data/, such as "${example}".`;
  };
  const schema = z.string().refine(accepts, { error }).describe(`${what}, such as "${example}"`);
  return schema.register(schemaMeta, { type: "File", names });
};
