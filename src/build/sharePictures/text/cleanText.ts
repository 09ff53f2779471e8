import { graphemesOf } from "./graphemes";

/** Rearranges or hides what is around it; the two joiners shape letters and build emoji, so they stay. */
const INVISIBLE = /(?!\u200C|\u200D)\p{Cf}/gu;
const UNWRITABLE = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** In signs: more than a picture has room for, so what is beyond need not be measured. */
const LONGEST_TEXT = 300;

/**
 * One line of text that may stand in XML: without control characters, halves of characters replaced, and cut where nobody
 * would see the rest.
 */
export const cleanText = (text: string): string => {
  const line = text
    .replace(UNWRITABLE, "\uFFFD")
    .replace(INVISIBLE, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
  return graphemesOf(line).slice(0, LONGEST_TEXT).join("");
};
