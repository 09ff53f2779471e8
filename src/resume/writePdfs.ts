import path from "node:path";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { quote } from "../content/diagnostics";
import { checkedContentPath, writeSiteFile } from "../content/files";
import { adviceFor } from "../content/font";
import { lengthWarning, USUAL_PAGES } from "./lengthWarning";
import { type Paper, paperOf } from "./paper";
import { type PaperFont, paperFonts } from "./paperFonts";
import type { Resume } from "./record";
import { NO_TYPST, prepareTypst } from "./typst";

/** The side of the photo, for 32 mm on paper. */
const PHOTO_PX = 480;

/** The owner's settings of the résumé. */
interface PdfSettings {
  /** The most pages that the owner wants. */
  readonly pages?: number | undefined;
  /** A picture inside the content, if it is wanted on paper. */
  readonly photo?: { readonly file: string; readonly alt: string } | undefined;
}

const photoOf = async ({ photo }: PdfSettings) => {
  if (!photo) return undefined;
  // The density is for a drawing, which has no sizes.
  const bytes = await sharp(path.join(checkedContentPath(), photo.file), { density: 288 })
    .autoOrient()
    .resize(PHOTO_PX, PHOTO_PX)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { alt: photo.alt, bytes: [...bytes] };
};

/** The letters that no font has, by the place where each is first. */
const missingLetters = (paper: Paper, fonts: readonly PaperFont[]) => {
  const known = new Set(
    fonts.flatMap(({ bytes }) => (fontkit.create(bytes) as fontkit.Font).characterSet),
  );
  const places = paper.parts.flatMap((part) => [...part.entries, ...part.lines, ...part.quotes]);
  const byPlace = new Map<string, string>();
  for (const letter of new Set(JSON.stringify(paper))) {
    if (/[\p{C}\p{Z}\p{DI}]/u.test(letter) || known.has(letter.codePointAt(0) ?? 0)) continue;
    const { name } = places.find((it) => JSON.stringify(it).includes(letter)) ?? paper;
    byPlace.set(name, (byPlace.get(name) ?? "") + letter);
  }
  return byPlace;
};

const refusalWarning = (
  file: string,
  refusal: string,
  paper: Paper,
  fonts: readonly PaperFont[],
) => {
  const missing = missingLetters(paper, fonts);
  if (missing.size === 0) return `${quote(file)} is a tagged PDF 1.7, not PDF/UA-1: ${refusal}`;
  const shown = [...missing].map(([name, letters]) => `${quote(letters)} in ${quote(name)}`);
  const names = new Set(fonts.map((font) => font.package));
  return `${quote(file)} has boxes for letters that none of its fonts have (${[...names].join(", ")}): ${shown.join(", ")}. So it is a tagged PDF 1.7, not PDF/UA-1. ${adviceFor([...missing.values()].join(""))}`;
};

/** Writes the résumé's PDF in each of its languages into the built site. */
export const writePdfs = async (
  resumes: readonly Resume[],
  settings: PdfSettings,
  warn: (message: string) => void,
): Promise<void> => {
  if (resumes.length === 0) return;
  const fonts = await paperFonts(JSON.stringify(resumes.map(paperOf)));
  const compile = prepareTypst(fonts);
  if (compile === undefined) {
    warn(NO_TYPST);
    return;
  }
  const look = {
    fonts: fonts.map(({ family }) => family),
    photo: await photoOf(settings),
  };
  const wanted = settings.pages;
  for (const resume of resumes) {
    const paper = paperOf(resume);
    const { pdf, pages, entries, refusal } = compile(paper, { ...look, accent: resume.accent });
    writeSiteFile(resume.file, pdf);
    if (refusal) warn(refusalWarning(resume.file, refusal, paper, fonts));
    const beyond = entries.find(({ page }) => page > (wanted ?? USUAL_PAGES))?.name;
    if (beyond !== undefined) warn(lengthWarning(resume, { pages, wanted, beyond }));
  }
};
