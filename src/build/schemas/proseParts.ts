import { text, texts } from "./parts";

/** A heading with paragraphs below it. */
export const prose = {
  heading: text("the heading above the paragraphs"),
  paragraphs: texts("the paragraphs in order"),
};
