import fs from "node:fs";
import path from "node:path";
import { type Diagnostic, diagnosticsIn, textError } from "../content/diagnostics";
import { projectRoot } from "../content/files";
import { errorDiagnostics, readDocument, zodErrorMap } from "../content/json";
import { recordOf } from "../lib/unknownValue";
import type { SiteContent } from "../site";
import { type ApplicationFile, applicationSchema } from "./applicationSchema";

/** The owner's applications, which Git ignores. */
export const APPLICATIONS_FOLDER = "applications";
export const APPLICATION_FILE = "application.json";
export const LETTER_FILE = "letter.md";

export const applicationFolder = (name: string): string =>
  path.join(projectRoot(), APPLICATIONS_FOLDER, name);

/** Words of the files that `npm run new` makes. */
const EXAMPLE = /What you say to this reader first|say here in a few sentences/;

const letterError = (file: string, text: string): Diagnostic | undefined => {
  const at = diagnosticsIn(file, text);
  if (text.trim() === "") return at(0, "The letter is empty. Write what you want to say.");
  const picture = text.search(/!\[[^\]]*\]\(/);
  return picture < 0
    ? undefined
    : at(picture, "A letter can have no picture: the picture's file would be public.");
};

/** An application's file and letter, or all their errors. */
export const readApplication = (
  name: string,
  content: SiteContent,
  /** In place of the file's own day. */
  expires?: string,
): { file?: ApplicationFile; letter: string; diagnostics: Diagnostic[] } => {
  const read = (file: string) => {
    const at = path.join(applicationFolder(name), file);
    return fs.existsSync(at) ? fs.readFileSync(at) : Buffer.from("");
  };
  const placeOf = (file: string) => path.posix.join(APPLICATIONS_FOLDER, name, file);
  const { document, diagnostics } = readDocument(placeOf(APPLICATION_FILE), read(APPLICATION_FILE));
  const value = expires ? { ...recordOf(document?.value), expires } : document?.value;
  const result = document && applicationSchema(content).safeParse(value, { error: zodErrorMap });
  const unfit = document ? errorDiagnostics(document.diagnosticAt, result?.error) : [];
  const bytes = read(LETTER_FILE);
  const letter = bytes.toString();
  const place = placeOf(LETTER_FILE);
  const inLetter = textError(place, bytes) ?? letterError(place, letter) ?? [];
  const examples = [APPLICATION_FILE, LETTER_FILE].flatMap((file) => {
    const text = read(file).toString();
    const offset = text.search(EXAMPLE);
    const message = "This is still the example. Write your own words.";
    return offset < 0 ? [] : diagnosticsIn(placeOf(file), text)(offset, message);
  });
  return {
    ...(result?.success && { file: result.data }),
    letter,
    diagnostics: [diagnostics, unfit, inLetter, examples].flat(),
  };
};
