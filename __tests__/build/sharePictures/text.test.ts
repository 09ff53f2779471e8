import { cleanText } from "../../../src/build/sharePictures/text/cleanText";
import { findGeist } from "../../../src/build/sharePictures/text/geist";
import { runsOf } from "../../../src/build/sharePictures/text/runs";
import { textSvg } from "../../../src/build/sharePictures/text/textSvg";

const STYLE = { weight: 600, sizePx: 50, trackingEm: 0, colour: "#ffffff" } as const;
const svgOf = (text: string, edge?: "left" | "right") =>
  textSvg(text, STYLE, { xPx: 100, baselinePx: 80, edge });

test.each(["a", "é", "ß", "Ł", "ế", "Ж", "…", "’", "€"])("Geist writes %s", (sign) => {
  expect(findGeist(sign, 500)?.postscriptName).toBe("Geist-Medium");
  expect(findGeist(sign, 600)?.postscriptName).toBe("Geist-SemiBold");
});

test.each(["日", "😀", "ש", "Ω", "\uFFFD"])("Geist can't write %s", (sign) => {
  expect(findGeist(sign, 600)).toBeUndefined();
});

const partsOf = (text: string) =>
  runsOf(text, 600).map((run) => [run.font ? "Geist" : "any font", run.text]);

test("a text is cut where its font changes, and blanks stay with what is before them", () => {
  expect(partsOf("Gatsby")).toEqual([["Geist", "Gatsby"]]);
  expect(partsOf("日本語 Gatsby 🚀!")).toEqual([
    ["any font", "日本語 "],
    ["Geist", "Gatsby "],
    ["any font", "🚀!"],
  ]);
});

test("what is read from right to left stays whole, with all that is in it", () => {
  expect(partsOf("שלום Gatsby 2024")).toEqual([["any font", "שלום Gatsby 2024"]]);
});

test("Geist is drawn as shapes, so no font of the machine is asked for", () => {
  expect(svgOf("Łódź, Việt Nam, Привет")).not.toContain("<text");
});

test("the next run begins where Geist ends", () => {
  const { unitsPerEm, layout } = (() => {
    const font = findGeist("a", 600);
    if (!font) throw new Error("Geist has no a.");
    return { unitsPerEm: font.unitsPerEm, layout: font.layout("abc ") };
  })();
  const x = 100 + (layout.advanceWidth / unitsPerEm) * STYLE.sizePx;
  expect(svgOf("abc 日")).toContain(`<text x="${Math.round(x * 100) / 100}"`);
});

test.each([
  ["שלום", "right", "rtl", "start"],
  ["שלום", "left", "rtl", "end"],
  ["Gatsby שלום", "left", "ltr", "start"],
] as const)("%s at its %s edge is %s and anchored at its %s", (text, edge, direction, anchor) => {
  expect(svgOf(text, edge)).toContain(`direction="${direction}" text-anchor="${anchor}"`);
});

test("text in any font is escaped", () => {
  expect(svgOf("語<b>&\"'")).toMatch(/>語&lt;<\/text>/);
  expect(svgOf("ש<b a=\"1\" c='2'>&</b>")).toContain(
    ">ש&lt;b a=&quot;1&quot; c=&apos;2&apos;&gt;&amp;&lt;/b&gt;</text>",
  );
});

test.each([
  ["  two\n\twords\u0000 ", "two words"],
  ["a\uD800b", "a\uFFFDb"],
  ["a\uFFFEb", "a\uFFFDb"],
  ["\u202Edlrow\u202C", "dlrow"],
  ["soft\u00ADhyphen", "softhyphen"],
  ["e\u0301", "é"],
  ["👩‍💻", "👩‍💻"],
  ["می‌خواهم", "می‌خواهم"],
  ["😀".repeat(400), "😀".repeat(300)],
])("%j is cleaned", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
