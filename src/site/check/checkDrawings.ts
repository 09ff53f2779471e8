import fs from "node:fs";
import path from "node:path";
import { type Diagnostic, diagnosticsIn, quote } from "../../content/diagnostics";
import { DATA_FOLDER, ownersFolder, type Remark, STATIC_FOLDER } from "../../content/files";

/** Strict rather than clever: a comment counts, too, and so does a letter that is written as a number. */
const FAULTS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/<(?:[\w.-]+:)?(?:script|iframe|object|embed|link|meta|base)\b/gi, "may not be in a drawing"],
  [/\b(?:on\w+|srcdoc)\s*=\s*["']/gi, "would run a script"],
  [/\bjavascript:|\b(?:href|values|to)\s*=\s*["'][^"']*&#/gi, "can run a script"],
  // A transformation, a text that stands for another, and an encoding in which the text would be another.
  [
    /<(?:\?xml-stylesheet|!ENTITY)\b|\0|\bencoding=["'](?!utf-8|us-ascii|iso-8859|windows)/gi,
    "can hide a script",
  ],
  [/@import\b.*|\burl\((?!\s*(?:["']|&quot;|&apos;)?\s*(?:#|data:))[^)]*/gi, "loads another file"],
  [
    /(?=[\w:.-]*(?:href|src|srcset|poster)\s*=)(?<=<(?!(?:[\w.-]+:)?a\s)[^\s<>]+(?:[^"'<>]|"[^"]*"|'[^']*')*\s)[\w:.-]+\s*=\s*["'](?!\s*(?:#|data:image\/|["']))[^"']*/gi,
    "loads another file",
  ],
];

const faultsIn = (text: string): Remark[] =>
  FAULTS.flatMap(([pattern, reason]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      offset: index,
      sentence: `${quote(found)} ${reason}, which a visitor may open by itself. Take it out.`,
    })),
  );

/** A page shows the drawings of `data/` and `static/` as pictures, where no script runs. Opened by themselves they are pages of the site. */
export const checkDrawings = (): Diagnostic[] =>
  [DATA_FOLDER, STATIC_FOLDER].flatMap((folder) => {
    const { at, files } = ownersFolder(folder);
    const drawings = files.filter((name) => /\.svg$/i.test(name));
    return drawings.flatMap((name) => {
      const text = fs.readFileSync(path.join(at, name), "utf8");
      return faultsIn(text).map(diagnosticsIn(`${folder}/${name}`, text));
    });
  });
