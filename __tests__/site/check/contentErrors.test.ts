import path from "node:path";
import { readContentCases } from "../../support/contentCases";
import { type Files, reportOn } from "../../support/contentProject";

const CASES = readContentCases(path.join(__dirname, "contentErrors.txt"));

/** The kinds of advice that can be pasted: a sentence, and what an owner does with it to the text from its place on. */
const ADVICE: readonly (readonly [RegExp, (text: string, ...found: string[]) => string])[] = [
  [
    /^(?:The key |There is no (?:file|page|\w+ called|heading with the address) )?"(.+?)".* Did you mean "(.+)"\?$/,
    (text, _, wrong = "", right = "") => text.replace(wrong, right),
  ],
  [
    /Write (\w+: [\d-]+)(?: or .+)?\.$/,
    (text, _, line = "") => text.replace(/^.*/, line.replace(/^\w+: /, "")),
  ],
  [/Write "([\d-]+)"/, (text, _, time = "") => text.replace(/^.*/, time)],
  [/Write draft: (\w+)\.$/, (text, _, it = "") => text.replace(/^\w+/, it)],
  [/it should be a list: (\[.*\])\.$/, (text, _, list = "") => text.replace(/^.*/, list)],
  [/Write \\" in its place/, (text) => `\\${text}`],
  [
    /Write (\S.*) instead\.$/,
    (text, _, it = "") => text.replace(/^<(\w+)[^>]*>(?:[^<]*<\/\1>)?/, it),
  ],
];

const adviceIn = (sentence: string) =>
  ADVICE.flatMap(([kind, edit]) => {
    const found = kind.exec(sentence);
    return found ? [(text: string) => edit(text, ...found)] : [];
  })[0];

/** The files after an owner has pasted what the message says; undefined where it says nothing to paste. */
const withAdvice = (place: string, report: string, files: Files): Files | undefined => {
  const [, sentence = ""] = report.split("\n")[0]?.split("  ") ?? [];
  const [, name = "", line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  const [advice, text] = [adviceIn(sentence), files[name]];
  if (advice === undefined || typeof text !== "string" || sentence.includes("…")) return undefined;
  const lines = text.split("\n").slice(0, Number(line) - 1);
  const at = lines.map((it) => `${it}\n`).join("").length + Number(column) - 1;
  return { ...files, [name]: text.slice(0, at) + advice(text.slice(at)) };
};

test.each(CASES)(
  "an error at $place is reported, and what to paste works: $phrase",
  async ({ place, phrase, files }) => {
    const report = await reportOn(files);
    expect(report).toContain(`${place}  `);
    expect(report).toContain(phrase);
    expect(report).toMatch(/\n1 error in 1 file\.$/);
    const pasted = withAdvice(place, report, files);
    if (pasted !== undefined) expect(await reportOn(pasted)).not.toContain(report.split("\n")[0]);
  },
);
