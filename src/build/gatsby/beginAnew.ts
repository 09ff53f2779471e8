import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";

/** Where Gatsby saves what it knows, if it does. */
const SAVED_FILE = ".cache/redux/redux.rest.state";

/**
 * Lets Gatsby forget all of its earlier runs, and leave nothing to the next. It saves what it keeps (nodes, answers to
 * queries, which pictures are scaled and which pages are written) at different moments: after a run that was stopped, or
 * after `gatsby develop`, parts of it are of different days, and a build would end well with old pages in it. What takes
 * long is kept by a hash of what it was made of: pictures by us, modules by webpack.
 */
export const beginAnew = (): void => {
  // Gatsby empties its folder where it finds nothing saved.
  process.env.GATSBY_DISABLE_CACHE_PERSISTENCE = "true";
  const built = path.join(projectRoot(), BUILT_FOLDER);
  if (!existsSync(built)) return;
  for (const name of readdirSync(built)) rmSync(path.join(built, name), { recursive: true });
  // Something was saved all the same, by an older version of this project: Gatsby takes it for damaged without the folder.
  if (existsSync(path.join(projectRoot(), SAVED_FILE))) {
    rmSync(built, { recursive: true });
    return;
  }
  // While the site is developed Gatsby has copied these before this, and does not do it again.
  const fixed = path.join(projectRoot(), STATIC_FOLDER);
  if (existsSync(fixed)) cpSync(fixed, built, { recursive: true });
};
