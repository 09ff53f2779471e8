import * as fontkit from "fontkit";
import { adviceFor } from "../../content/font";
import { shortened } from "../../content/text";
import { drawingFontFiles } from "./drawingFont";

/** A build's warning about letters and digits of link previews that no installed font package has; undefined if there are none. */
export const missingLettersWarning = (text: string): string | undefined => {
  const fonts = drawingFontFiles().map((file) => fontkit.openSync(file) as fontkit.Font);
  const known = new Set(fonts.flatMap(({ characterSet }) => characterSet));
  const missing = [...new Set(text)].filter(
    (it) => /[\p{L}\p{N}]/u.test(it) && !known.has(it.codePointAt(0) ?? 0),
  );
  if (missing.length === 0) return undefined;
  return `No font of the site has ${shortened(missing.join(" "), 40)}, so link previews have the machine's letters or boxes there. ${adviceFor(missing.join(""))}`;
};
