import { isLeftInPeace } from "../check/readFiles";
import { insideData } from "../files/dataFolder";

/** The paths inside `data/` of all texts in Markdown there, whether or not the site shows them. */
export const markdownFiles = (): string[] =>
  insideData().files.filter((file) => file.endsWith(".md") && !isLeftInPeace(file));
