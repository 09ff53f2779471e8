import { isDrawingPath, isPicturePath } from "../schemas/pictureFile";
import { SLICE_NAMES } from "../slices";

/** A kind of files in `data/`. */
interface Kind {
  /** What it is called in "The site reads …". */
  called: string;
  /** Whether a path inside `data/` is of this kind. */
  has: (file: string) => boolean;
}

const one = (name: string): Kind => ({ called: name, has: (file) => file === name });

/** All that the site reads of `data/`, a line for each kind: what is of none is a mistake there. */
export const READ_FILES: readonly Kind[] = [
  ...SLICE_NAMES.map((slice) => one(`${slice}.json`)),
  {
    called: "pictures that end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff",
    has: isPicturePath,
  },
  { called: "a drawing of you that ends in .svg", has: isDrawingPath },
  { called: "texts in Markdown that end in .md", has: (file) => file.endsWith(".md") },
];

/** What systems and editors leave beside the owner's files: hidden files, thumbnails, backups and half-written files. */
const LEFT_IN_PEACE =
  /^\.|~$|^#.*#$|\.(?:bak|swp|swo|orig|tmp)$|___jb_\w+___$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Whether nobody means a path inside `data/` to be read. */
export const isLeftInPeace = (file: string): boolean =>
  file.split("/").some((part) => LEFT_IN_PEACE.test(part));
