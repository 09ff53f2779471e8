import path from "node:path";

/** The owner's content. */
export const DATA_FOLDER = "data";

/** Pictures whose address begins with "/" are files of this folder. */
export const STATIC_FOLDER = "static";

/** The last valid content, from which Gatsby makes its nodes. Outside `.cache`, which Gatsby empties after an update. */
export const CHECKED_FOLDER = ".checked-content";

/** The built site. */
export const BUILT_FOLDER = "public";

/** Gatsby, Jest and tsx are all started in the project's root. (Gatsby bundles this file, so `__dirname` is no help.) */
export const projectRoot = (): string => process.cwd();

/** Absolute path of the folder that `gatsby-source-filesystem` reads. */
export const checkedContentPath = (): string => path.join(projectRoot(), CHECKED_FOLDER);
