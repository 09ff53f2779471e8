import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { WORST_TEXTS } from "../../../scripts/copy/worstTexts";
import { checkContent } from "../../../src/build/check/checkContent";
import { checkedFiles } from "../../../src/build/checkedFiles";
import type { Diagnostic } from "../../../src/build/diagnostics/diagnostic";
import { formatReport } from "../../../src/build/diagnostics/formatReport";
import { positionsIn } from "../../../src/build/diagnostics/position";
import { insideData } from "../../../src/build/files/dataFolder";
import { inlineHtml } from "../../../src/build/markdown/inlineHtml";
import { SLICE_NAMES } from "../../../src/build/slices";
import { contentFiles } from "../../support/contentFiles";
import { type Mutation, mutationsOf } from "../../support/contentMutations";
import { contentProject, removeContentProject } from "../../support/contentProject";
import { cpuSecondsOf } from "../../support/cpuSecondsOf";

afterEach(removeContentProject);

const SEED = 17;
/** Of each file; 504 of all. */
const EACH = 42;
const MOST_SECONDS = 1;

const check = async (mutation: Mutation) => {
  const root = contentProject(mutation.files);
  const { linksTo } = mutation;
  if (linksTo !== undefined) fs.symlinkSync(linksTo, path.join(root, mutation.file));
  return checkContent();
};

type Refused = { mutation: Mutation; diagnostics: readonly Diagnostic[] };

/** The new text of a file, whatever its bytes are. */
const textOf = ({ files }: Mutation, file: string): string =>
  String(files[file] ?? contentFiles()[file] ?? "").replace(/^\ufeff/, "");

const isWithin = (diagnostic: Diagnostic, mutation: Mutation): boolean => {
  const { span: [from, to] = [0, Number.POSITIVE_INFINITY] } = mutation;
  const text = textOf(mutation, mutation.file);
  const positionAt = positionsIn(text);
  const start = positionAt(from);
  const end = positionAt(Math.min(to, text.length));
  const isAfterStart =
    diagnostic.line > start.line ||
    (diagnostic.line === start.line && diagnostic.column >= start.column);
  return (
    isAfterStart &&
    (diagnostic.line < end.line ||
      (diagnostic.line === end.line && diagnostic.column <= end.column + 1))
  );
};

/** In the place that was changed; or in another file, at what refers to it. */
const expectRightPlace = ({ mutation, diagnostics }: Refused): void => {
  expect(diagnostics.length).toBeGreaterThan(0);
  const here = diagnostics.filter(({ file }) => file === mutation.file);
  for (const diagnostic of here) {
    const lines = textOf(mutation, diagnostic.file).split(/\r\n|\r|\n/);
    expect(diagnostic.line).toBeLessThanOrEqual(lines.length);
    expect(diagnostic.column).toBeLessThanOrEqual((lines[diagnostic.line - 1]?.length ?? 0) + 1);
  }
  if (here.length > 0) expect(here.some((diagnostic) => isWithin(diagnostic, mutation))).toBe(true);
  else
    expect(
      diagnostics.every(({ sentence }) => /^There is no |would have the address/.test(sentence)),
    ).toBe(true);
};

const expectReadable = (diagnostics: readonly Diagnostic[]): void => {
  const report = formatReport(diagnostics);
  expect(report).not.toMatch(/[^\P{Cc}\n]/u);
  expect(report).not.toMatch(
    /\bat .*\.[jt]s:\d|undefined|\[object|Invalid input|RangeError|TypeError/,
  );
  for (const { sentence, line, column } of diagnostics) {
    expect(sentence.length).toBeLessThan(1000);
    expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
  }
};

type Valid = Extract<Awaited<ReturnType<typeof checkContent>>, { ok: true }>;

const ADDRESS_KEYS = /^(url|link|src|mail|email|iconUrl|siteUrl|repository|address|folder|file)$/;

const isHarmless = (key: string, value: string): boolean => {
  if (/mail/.test(key)) return /^[^\s<>:]+@[^\s<>:]+$/.test(value);
  if (key === "file") return value.startsWith("/") || insideData().files.includes(value);
  const { protocol, origin } = new URL(value, "https://here.invalid");
  return (
    protocol === "mailto:" ||
    (protocol === "https:" && (value.startsWith("https://") || origin === "https://here.invalid"))
  );
};

/** All that Gatsby gets of the content can be written and read, leads nowhere but where it says, and has no script in it. */
const expectHarmless = ({ content, markdown }: Valid): void => {
  const files = checkedFiles(content, markdown);
  expect(JSON.parse(JSON.stringify(files))).toEqual(JSON.parse(JSON.stringify(files)));
  JSON.stringify(files, (key, value: unknown) => {
    if (typeof value !== "string") return value;
    expect(value).not.toMatch(/\p{Cs}/u);
    if (ADDRESS_KEYS.test(key) && !isHarmless(key, value)) throw new Error(`${key}: ${value}`);
    return value;
  });
  expect({}).not.toHaveProperty("polluted");
};

/** A site whose owner has written it in every place where any text may stand. */
const siteOf = (text: string) => {
  const entry = { type: "text", content: text };
  const [post] = JSON.parse(String(contentFiles()["data/posts.json"]));
  const [project] = JSON.parse(String(contentFiles()["data/projects.json"]));
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  const owner = { ...site.owner, name: text, role: text, headline: text, summary: text };
  const topics = [{ name: text, level: 50, seniority: "Senior" }];
  return {
    "data/site.json": JSON.stringify({ ...site, title: text, description: text, owner }),
    "data/navigation.json": JSON.stringify([{ title: text, section: "General", icon: "home" }]),
    "data/general.json": JSON.stringify({ heading: text, paragraphs: [text, text] }),
    "data/interests.json": JSON.stringify([{ heading: text, topics }]),
    "data/posts.json": JSON.stringify([{ ...post, name: text, body: { paragraph1: entry } }]),
    "data/projects.json": JSON.stringify([
      { ...project, name: text, basics: { ...project.basics, role: entry } },
    ]),
  };
};

test.each(WORST_TEXTS.map((text) => [text.slice(0, 50), text]))(
  "a site all of whose texts are %j is valid and harmless",
  async (_, text) => {
    contentProject(siteOf(text));
    const checked = await checkContent();
    if (!checked.ok) throw new Error(formatReport(checked.diagnostics));
    expectHarmless(checked);
    expect(inlineHtml(text, "").replace(/<\/?(a|em|strong|code)>/g, "")).not.toContain("<");
  },
);

describe.each(SLICE_NAMES.map((slice) => `data/${slice}.json`))("%s", (file) => {
  test(`of ${EACH} mutations each is valid and harmless, or refused at the right place, soon`, async () => {
    // What is read once, such as the icon sets, is not what is measured.
    await check({ what: "nothing", file, files: {} });
    const samples = fc.sample(mutationsOf(file), { seed: SEED, numRuns: EACH });
    for (const mutation of samples) {
      try {
        const refused: Refused[] = [];
        const seconds = await cpuSecondsOf(async () => {
          const checked = await check(mutation);
          if (checked.ok) expectHarmless(checked);
          else refused.push({ mutation, diagnostics: checked.diagnostics });
        });
        for (const each of refused) {
          expectReadable(each.diagnostics);
          expectRightPlace(each);
        }
        expect(seconds).toBeLessThan(MOST_SECONDS);
      } catch (error) {
        throw new Error(`${file}: ${mutation.what}`, { cause: error });
      }
    }
  });
});
