/** What editors of résumés write; anything else in angle brackets is the owner's own words. */
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The words of a text that is HTML; undefined where it is none. */
export const wordsOfHtml = (text: string): string | undefined =>
  text.search(TAG) < 0
    ? undefined
    : text
        .replace(TAG, (tag) => (/^<\/?(?:a|b|em|i|span|strong|u)\b/i.test(tag) ? "" : " "))
        .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (character) => CHARACTERS[character] ?? "")
        .replace(/\s+/g, " ")
        .trim();
