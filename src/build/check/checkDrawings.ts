import fs from "node:fs";
import path from "node:path";
import { type Diagnostic, positionsIn } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { ownersFolder } from "../files/filesBelow";
import { NOT_UTF8, type Remark } from "../files/textFile";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";

/** Comments, sections of plain text, instructions, tags, and the text between them. */
const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<[^\s<>]+(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+|</g;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Elements that run something or load another document. */
const ACTIVE = /^<(?:[\w.-]+:)?(script|iframe|object|embed|link|meta|base)\b/i;

/** A transformation, a text that stands for another, and an encoding in which the markup would read differently. */
const HIDING =
  /^<(?:\?xml-stylesheet|!ENTITY)\b|^<\?xml\s[^>]*encoding=["'](?!utf-8|us-ascii|iso-8859|windows)/i;

/** A file that a style names. */
const STYLE_FILE = /@import\b|\burl\((?!\s*["']?\s*(?:#|data:))/i;

const plainValue = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(/&(?:quot|apos);/g, "'")
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex === "" ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/[\s\p{Cc}]/gu, "");

const aboutAttribute = (tag: string, name: string, quoted: string): string | undefined => {
  const value = plainValue(quoted);
  if (/^on/i.test(name)) return `The event handler ${quote(name)} would run a script. Take it out.`;
  if (/(?:^|;)javascript:/i.test(value) || /^srcdoc$/i.test(name))
    return `${quote(name)} would run a script. Take it out.`;
  if (!/^(?:[\w.-]+:)?href$|^(?:src|srcset|poster)$/i.test(name))
    return STYLE_FILE.test(value) ? foreign(value) : undefined;
  const isLink = /^<(?:[\w.-]+:)?a\s/.test(tag);
  return isLink || /^(?:#|data:image\/|$)/i.test(value) ? undefined : foreign(value);
};

const foreign = (value: string): string =>
  `The drawing loads another file: ${quote(value)}. Put its content into the drawing, or take this out.`;

const aboutPiece = (piece: string): Remark | undefined => {
  if (piece.startsWith("<!--")) return undefined;
  const active = ACTIVE.exec(piece)?.[1];
  if (active !== undefined)
    return { offset: 0, sentence: `A drawing may not have <${active}>. Take it out.` };
  if (HIDING.test(piece))
    return { offset: 0, sentence: `${quote(piece)} can hide a script. Take it out.` };
  if (!piece.startsWith("<") || piece.startsWith("<![CDATA[")) {
    const offset = piece.search(STYLE_FILE);
    return offset < 0 ? undefined : { offset, sentence: foreign(piece.slice(offset).trim()) };
  }
  for (const { 1: name = "", 2: value = "", index } of piece.matchAll(ATTRIBUTE)) {
    const sentence = aboutAttribute(piece, name, value);
    if (sentence !== undefined) return { offset: index, sentence };
  }
  return undefined;
};

/**
 * A page shows drawings as pictures, where no script runs and no other file loads. But a visitor can open the file itself, and
 * its script would be one of the site's own.
 */
const faultsIn = (text: string): Remark[] =>
  text.includes("\0")
    ? [{ offset: 0, sentence: NOT_UTF8 }]
    : [...text.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
        const remark = aboutPiece(piece);
        return remark === undefined ? [] : [{ ...remark, offset: index + remark.offset }];
      });

/** Checks all drawings of `data/` and `static/`. */
export const checkDrawings = (): Diagnostic[] =>
  [DATA_FOLDER, STATIC_FOLDER].flatMap((name) => {
    const { at, files } = ownersFolder(name);
    return files
      .filter((file) => /\.svg$/i.test(file))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(at, file), "utf8");
        const positionAt = positionsIn(text);
        return faultsIn(text).map(({ offset, sentence }) => ({
          file: `${name}/${file}`,
          ...positionAt(offset),
          sentence,
        }));
      });
  });
