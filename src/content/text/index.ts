export { escapeHtml, xmlText } from "./escape";
export { mapTexts } from "./mapTexts";
export { slugOf, slugWords } from "./slug";
export { firstSentences, listed, shortened } from "./summary";
export { undefinedIfEmpty } from "./undefinedIfEmpty";
