import path from "node:path";

/** The folder that the owner edits, as it is written in every report. */
export const DATA_FOLDER = "data";

/** Pictures whose address begins with "/" are files of this folder. */
export const STATIC_FOLDER = "static";

/**
 * The last good content, from which Gatsby makes its nodes. It lies outside `.cache`, which Gatsby empties after an
 * update of a package or of its configuration, just when the last good copy may be needed.
 */
export const CHECKED_FOLDER = ".checked-content";

/** Where Gatsby puts the site. */
export const BUILT_FOLDER = "public";

/** Gatsby, Jest and tsx are all started in the project's root. (Gatsby bundles this file, so `__dirname` is no help.) */
export const projectRoot = (): string => process.cwd();

/** Absolute path of the folder that `gatsby-source-filesystem` reads. */
export const checkedContentPath = (): string => path.join(projectRoot(), CHECKED_FOLDER);
