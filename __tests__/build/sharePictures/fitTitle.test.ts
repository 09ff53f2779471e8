import { TITLE } from "../../../src/build/sharePictures/drawing/measures";
import { cleanText } from "../../../src/build/sharePictures/text/cleanText";
import { fitTitle } from "../../../src/build/sharePictures/text/fitTitle";
import { widthEm } from "../../../src/build/sharePictures/text/measure";
import { fitLine } from "../../../src/build/sharePictures/text/shorten";

const WIDTH_PX = 872;
const SETTING = TITLE.setting;
const setTitle = (title: string) => fitTitle(cleanText(title), WIDTH_PX, TITLE, SETTING);

/** How much of the room's width each line takes. */
const fullness = ({ sizePx, lines }: ReturnType<typeof setTitle>) =>
  lines.map((line) => (widthEm(line, SETTING) * sizePx) / WIDTH_PX);

test.each([
  ["Avocado", 112, 1],
  ["A workspace for large tables", 84, 2],
  ["How a table of a million rows stays quick under the finger", 72, 3],
  ["How a table of a million rows stays quick under a finger that is in a great hurry", 58, 3],
])("%s is set in %i px", (title, sizePx, count) => {
  const fitted = setTitle(title);
  expect(fitted.sizePx).toBe(sizePx);
  expect(fitted.lines).toHaveLength(count);
  expect(fitted.lines.join(" ")).toBe(title);
});

test("lines are of about the same length", () => {
  const widths = fullness(setTitle("One two three four five six seven eight nine ten"));
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.25);
});

test.each([
  ["words", "word ".repeat(400), /^word .* word…$/],
  ["one word", "W".repeat(2000), /^W+…$/],
  ["ideographs", "語".repeat(2000), /^語+…$/],
])("2,000 signs of %s are three lines and an ellipsis, none too wide", (_, title, last) => {
  const fitted = setTitle(title);
  expect(fitted.lines).toHaveLength(3);
  expect(fitted.lines.at(-1)).toMatch(last);
  expect(Math.max(...fullness(fitted))).toBeLessThanOrEqual(1);
});

test("a word wider than the picture goes on in the next line", () => {
  const fitted = setTitle("Donaudampfschifffahrtsgesellschaftskapitän");
  expect(fitted.lines.join("")).toBe("Donaudampfschifffahrtsgesellschaftskapitän");
  expect(Math.max(...fullness(fitted))).toBeLessThanOrEqual(1);
});

test("a language without blanks is broken between its words, and none of its lines begins with a comma", () => {
  const { lines } = setTitle(
    "日本語の題名はどのように表示されるか、そして長い題名がどう折り返されるか",
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[、。]/);
});

test("an empty title has no lines", () => {
  expect(setTitle(" \n ").lines).toEqual([]);
});

test("a line that does not fit keeps whole words, or else the beginning of its first", () => {
  const inLine = (text: string) => fitLine(text, 8, SETTING);
  expect(inLine("Alex Example")).toBe("Alex Example");
  expect(inLine("Alexandra Example von Beispiel")).toBe("Alexandra…");
  expect(inLine("Alexandrahildegardmaria")).toMatch(/^Alexandra\w+…$/);
});
