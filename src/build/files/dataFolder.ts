import path from "node:path";
import { DATA_FOLDER, projectRoot } from "../paths";
import { filesInside, type Inside } from "./filesBelow";

/**
 * What is in `data/`. A link out of it is not followed: it may lead to anything that is on this machine, and elsewhere it
 * leads nowhere.
 */
export const insideData = (): Inside => filesInside(path.join(projectRoot(), DATA_FOLDER));
