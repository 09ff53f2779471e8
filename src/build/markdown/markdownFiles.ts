import { ownersFolder } from "../files/filesBelow";
import { DATA_FOLDER } from "../paths";

/** The paths inside `data/` of all texts in Markdown there, whether or not the site shows them. */
export const markdownFiles = (): string[] =>
  ownersFolder(DATA_FOLDER).files.filter((file) => file.endsWith(".md"));
