export { convertText } from "./convertText";
export {
  blockHtml,
  blockTree,
  blockWords,
  hasBlocks,
  inlineHtml,
  inlineLinks,
  inlineTree,
  inlineWords,
  literalMarkdown,
} from "./dataText";
export { asHtml, headingsOf, type TextPicture } from "./finishHtml";
export {
  day,
  draft,
  pageFrontMatter,
  parseFrontMatter,
  postFrontMatter,
  withYaml,
} from "./frontMatter";
export { highlight } from "./highlight";
export { element, htmlTree } from "./htmlTree";
export { placeOf } from "./links";
export {
  type MarkdownContent,
  type MarkdownFile,
  type MarkdownPost,
  type MarkdownProject,
  NO_MARKDOWN,
  textsOf,
} from "./markdownContent";
export { openingOf } from "./opening";
export { ownKeys } from "./ownKeys";
export { marksInPlainTexts, plainTextsIn, plainWords } from "./plainTexts";
export { aboutAnchor, fileOfText, readBody } from "./readBody";
export { readMarkdown } from "./readMarkdown";
export { renderText } from "./renderText";
export { readingMinutes, textOf } from "./text";
