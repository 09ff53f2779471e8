import fs from "node:fs";
import path from "node:path";
import { asWarning, type Diagnostic, diagnosticsIn, quote } from "../../content/diagnostics";
import {
  DATA_FOLDER,
  ownersFolder,
  projectRoot,
  uncheckedData,
  uncheckedSite,
} from "../../content/files";
import { recordOf } from "../../lib/unknownValue";
import { unlistedCollections } from "../collections/unlisted";

/** The sample's owner. A site with this owner is the template itself, which keeps its sample. */
const SAMPLE_OWNER = "Alex Example";

/** Words that only the sample and the examples of `npm run init` and `npm run new` have. */
const SAMPLE_TEXTS = [
  SAMPLE_OWNER,
  /example\.com/,
  /I’m (?:Alex|a frontend engineer)/,
  /Small things, done with care|Quiet interfaces for busy people/,
  /"(?:Lifebit AI|Real Spiel|Rocky Robots|Avocado|HDBCSI|Makestar|Marshall Goldsmith)"/,
  /Example (?:Studio|Code Club|Meetup|project|post)/,
  /(?:University|Institute|Guild) of Examples/,
  /Beispieleintrag|Beispiel-Universität|Ruhige Oberflächen/,
  /Sam Sample|Sample (?:entry|words|city|country|certificate|prize|Systems)|a sample talk/,
  /Explaining uncertainty to people|Retrieval with sources shown/,
  /marble velvet pixel|paper compass willow|copper linen orchard|saffron ember north/,
  /Which window is in front|Menus that forgive|A desktop without scripts|One résumé, five shapes/,
  /Rendered for this desktop/,
  /A topic of yours|An employer of yours|A language you speak|The company’s name|What you were there|How well, in words/,
  /What I work for|Where it can be seen|This is the place for|Say (?:here|in a sentence|in one sentence)/,
];

const sources = SAMPLE_TEXTS.map((it) => (typeof it === "string" ? it : it.source));
const SAMPLE = new RegExp(`(?<![\\w-])(?:${sources.join("|")})(?!\\w)`, "g");

/** Whether everything in a file of `data/` is in the résumé, which is there with a career. */
const isInResume = (file: string): boolean =>
  /^(?:career|interests|projects)\b/.test(file) &&
  fs.existsSync(path.join(projectRoot(), DATA_FOLDER, "career.json"));

/** Every place in the texts of `data/` that the site shows and that still has words or addresses of the sample. */
export const findSample = (): Diagnostic[] => {
  const unlisted = unlistedCollections(uncheckedData("navigation.json"));
  return ownersFolder(DATA_FOLDER)
    .files.filter((file) => /\.(?:json|md)$/.test(file))
    .filter((file) => isInResume(file) || !unlisted.includes(file.split(/[./]/)[0] ?? ""))
    .flatMap((file) => {
      const name = `${DATA_FOLDER}/${file}`;
      const text = fs.readFileSync(path.join(projectRoot(), name), "utf8");
      const locate = diagnosticsIn(name, text);
      return [...text.matchAll(SAMPLE)].map(({ 0: found, index }) => {
        const message = `${quote(found.replaceAll('"', ""))} is from the sample.`;
        return asWarning(locate(index, message));
      });
    });
};

export const isTemplate = (ownerName: string): boolean => ownerName === SAMPLE_OWNER;

/** Whether `data/` is the sample's. */
export const holdsSample = (): boolean => isTemplate(String(recordOf(uncheckedSite().owner).name));

/** The places whose examples are in the résumé, on its page, in the PDF and in the text; and the others. The sample itself has none. */
export const sortedSample = (): { inResume: Diagnostic[]; elsewhere: Diagnostic[] } => {
  const isIn = ({ file }: Diagnostic) => isInResume(file.slice(`${DATA_FOLDER}/`.length));
  const places = holdsSample() ? [] : findSample();
  return { inResume: places.filter(isIn), elsewhere: places.filter((it) => !isIn(it)) };
};

export const IN_THE_RESUME = "In the published résumé (its page, the PDF and the text):";

/** A build's warning about remains of the sample; undefined if there are none. */
export const sampleWarning = (): string | undefined => {
  const { inResume, elsewhere } = sortedSample();
  const count = inResume.length + elsewhere.length;
  if (count === 0) return undefined;
  const places = count === 1 ? "1 place" : `${count} places`;
  const published = inResume.map(({ file, line, message }) => `\n  ${file}:${line}  ${message}`);
  return `The sample is still in ${places}: see npm run check:content.${published.length > 0 ? ` ${IN_THE_RESUME}${published.join("")}` : ""}`;
};
