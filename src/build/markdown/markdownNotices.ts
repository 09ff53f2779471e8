import { quote } from "../diagnostics/quote";
import type { MarkdownContent } from "../markdown/markdownContent";
import { DATA_FOLDER } from "../paths";

/** Posts whose day is still to come, and code in languages that nobody highlights. */
export const markdownNotices = ({ posts, pages }: MarkdownContent): string[] => [
  ...posts
    .filter(({ isScheduled }) => isScheduled)
    .map(({ file, date }) => `The build leaves out ${DATA_FOLDER}/${file} until its day, ${date}.`),
  ...[...posts, ...Object.values(pages)].flatMap(({ file, plainCode }) =>
    plainCode.map(
      ({ name, line }) =>
        `${DATA_FOLDER}/${file}:${line}: The highlighter knows no language ${quote(name)}, so this code is shown plain. The languages: https://prismjs.com/#supported-languages`,
    ),
  ),
];
