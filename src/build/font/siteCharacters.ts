import fs from "node:fs";
import path from "node:path";
import { siteWords } from "../../words/siteWords";
import { checkedContentPath } from "../paths";

/** What Latin keyboards have, and what stands between words besides. */
const USUAL = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0‘’“”–—…·•©×−←→`;

/** The clock speaks the visitor's language: what the days have in those of Europe, and what stands before "AM". */
const OF_THE_CLOCK = "Çáâåéëíðóöøúýþ\u202f";

/** The letters of Western Europe. */
const WESTERN = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 192 + index));

/** What Markdown may have in place of a letter, such as `&uuml;`. */
const ENTITY = /&(?:#\w+|\w+);/;

const TEXT = /\.(json|md)$/;

/** Every character that the site's pages are known to show, each once: the site's own words, and the owner's texts. */
export const siteCharacters = (): ReadonlySet<string> => {
  const folder = checkedContentPath();
  const texts = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  const text = [JSON.stringify(siteWords), ...texts].join("");
  // A style may write them in capitals, and a letter and its accent may be two characters that are drawn as one.
  const written = [USUAL, OF_THE_CLOCK, text, text.toUpperCase()].join("");
  const all = [written, written.normalize("NFC"), ENTITY.test(text) ? WESTERN : ""].join("");
  return new Set(all.replaceAll(/\p{Cc}/gu, ""));
};
