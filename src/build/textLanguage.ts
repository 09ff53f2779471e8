import { directionOf } from "../words/direction";

/** A text's own language as elements have it; undefined where it is the site's. */
export const textLanguage = (lang: string | undefined) =>
  lang === undefined ? undefined : { lang, dir: directionOf(lang) };

/** The field of whatever may be written in another language. */
export const LANGUAGE_FIELD = /* GraphQL */ `
  "The language of its texts, where that is not the site's."
  language: TextLanguage
`;
