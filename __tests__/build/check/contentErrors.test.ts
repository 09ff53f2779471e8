import path from "node:path";
import { readContentCases } from "../../support/contentCases";
import { type Files, reportOn } from "../../support/contentProject";

const CASES = readContentCases(path.join(__dirname, "contentErrors.txt"));

test.each(CASES)("an error at $place is reported: $phrase", async ({ place, phrase, files }) => {
  const report = await reportOn(files);
  expect(report).toContain(`${place}  `);
  expect(report).toContain(phrase);
  expect(report).toMatch(/\n1 error in 1 file\.$/);
});

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
  [
    /Write \\" in its place/,
    (text) => text.replace(/"([^"]*)" (?=[^,}]*")/, '\\\\"$1\\\\" ').replace(/^"/, '\\\\"'),
  ],
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

test("what an error's message says to paste works when pasted", async () => {
  const failed: string[] = [];
  let count = 0;
  for (const { place, files } of CASES) {
    const [, sentence = ""] = (await reportOn(files)).split("\n")[0]?.split("  ") ?? [];
    const advice = adviceIn(sentence);
    const [, name = "", line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
    const text = files[name];
    if (advice === undefined || typeof text !== "string" || sentence.includes("…")) continue;
    const before = text
      .split("\n")
      .slice(0, Number(line) - 1)
      .join("\n").length;
    const at = (Number(line) > 1 ? before + 1 : 0) + Number(column) - 1;
    const edited: Files = { ...files, [name]: text.slice(0, at) + advice(text.slice(at)) };
    const report = await reportOn(edited);
    count += 1;
    if (report.includes(`${place}  `)) failed.push(`${place} ${sentence} → ${report}`);
  }
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(40);
});
