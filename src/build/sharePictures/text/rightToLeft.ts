const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const FIRST_LETTER = /\p{L}/u;

/** Whether a text has letters that are read from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether a text as a whole is read from right to left: its first letter decides, as in a browser. */
export const isRightToLeft = (text: string): boolean =>
  hasRightToLeft(FIRST_LETTER.exec(text)?.[0] ?? "");
