import fc from "fast-check";
import { shortened } from "../../../src/build/pages/shortened";

const LONGEST = 160;

test("a short text stays as it is, on one line", () => {
  expect(shortened("One.")).toBe("One.");
  expect(shortened("  One\n\n two\tthree. ")).toBe("One two three.");
  expect(shortened("x".repeat(LONGEST))).toBe("x".repeat(LONGEST));
  expect(shortened("")).toBe("");
});

test("a long one is cut at a word", () => {
  expect(shortened(`${"word ".repeat(31)}endless`)).toBe(`${"word ".repeat(31).trim()}…`);
});

test("one without blanks is cut where it must be, and never within a character", () => {
  expect(shortened("x".repeat(LONGEST + 1))).toBe(`${"x".repeat(LONGEST - 1)}…`);
  expect(shortened("🚀".repeat(LONGEST + 1))).toBe(`${"🚀".repeat(LONGEST - 1)}…`);
});

test("whatever the text: one line, not too long, its beginning, and short enough then", () => {
  const texts = fc
    .array(fc.string({ unit: "grapheme" }), { maxLength: 60 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(texts, (text) => {
      const line = text.replace(/\s+/g, " ").trim();
      const short = shortened(text);
      expect([...short].length).toBeLessThanOrEqual(LONGEST);
      expect(short).not.toMatch(/[\n\t]|^\s|\s$| {2}/);
      expect(line.startsWith(short.replace(/…$/, "")) || line === short).toBe(true);
      expect(shortened(short)).toBe(short);
      if (line.length > 0) expect(short).not.toBe("");
    }),
  );
});
