import path from "node:path";
import type { JsonPath } from "../../src/build/files/readDocument";
import type { KnownSample } from "../../src/build/sample/knownSample";
import { fileMark, isTelling, phraseMark, recordMark } from "../../src/build/sample/marks";
import { ownersFiles } from "../../src/build/sample/ownersFiles";
import { markdownPhrases, sentencesOf } from "../../src/build/sample/phrases";
import { SAMPLE_ADDRESS, walkTexts } from "../../src/build/sample/walkTexts";
import { appTemplate } from "../templates/app";
import { pageTemplate } from "../templates/page";
import { postTemplate } from "../templates/post";
import { projectTemplate } from "../templates/project";
import { EXAMPLE_POST, sliceTemplates } from "../templates/slices";

/** Names are the sample's however short they are, wherever they are repeated. */
const NAMES =
  /^(site\.(title|owner\.name)|(general|mission)\.heading|(projects|posts)\.\d+\.name|projects\.\d+\.basics\.(company|alias)\.content|wallpapers\.\d+\.title)$/;

/** Headings of groups and names of the site's sections are for everybody. */
const ANYBODYS = /^(interests|contacts|settings|attribution|navigation)\.\d+\.(heading|title)$/;

/** What an owner answers is the owner's: no phrase with one of these is anybody else's. */
const ANSWERS = {
  name: "Somebody",
  role: "Somebody",
  email: "somebody@example.com",
  place: undefined,
  site: "https://example.com",
  repository: "https://example.com",
};

const unique = (marks: readonly string[]): string[] => [...new Set(marks)].sort();

/** Makes the list that `check:sample` goes by, from the sample in `data/` and `static/` and from the templates. */
export const makeKnownSample = (): KnownSample => {
  const phrases: string[] = [];
  const topics: string[] = [];
  const learnPhrases = (texts: readonly { text: string }[]) =>
    phrases.push(...texts.map(({ text }) => text).filter(isTelling));
  const learnSlice = (slice: string, value: unknown) =>
    walkTexts(value, (part) => {
      if (part.kind === "topic") {
        topics.push(recordMark(part.record));
        return true;
      }
      const place = placeOf([slice, ...part.path]);
      if (NAMES.test(place)) phrases.push(part.text);
      else if (!ANYBODYS.test(place) && !SAMPLE_ADDRESS.test(part.text))
        learnPhrases(sentencesOf(part.text));
      return false;
    });

  const files = ownersFiles();
  for (const { name, content } of files.filter(({ name }) => name.startsWith("data/"))) {
    const text = content.toString("utf8");
    if (name.endsWith(".json")) learnSlice(path.basename(name, ".json"), JSON.parse(text));
    if (name.endsWith(".md")) learnPhrases(markdownPhrases(text));
  }
  for (const [slice, value] of Object.entries(sliceTemplates(ANSWERS))) {
    if (slice !== "site") learnSlice(slice, value);
  }
  learnSlice("projects", [projectTemplate(ANSWERS.name)]);
  learnSlice("framedApps", [appTemplate(ANSWERS.name)]);
  const today = new Date();
  for (const text of [postTemplate(EXAMPLE_POST, today), pageTemplate(ANSWERS.name)])
    learnPhrases(markdownPhrases(text));

  return {
    phrases: unique(phrases.filter((phrase) => !phrase.includes(ANSWERS.name)).map(phraseMark)),
    topics: unique(topics),
    files: Object.fromEntries(files.map(({ name, content }) => [name, fileMark(name, content)])),
  };
};

const placeOf = (path: JsonPath): string => path.join(".");
