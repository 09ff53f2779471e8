import fc from "fast-check";
import { excerpt, highlight } from "../../src/search/highlight";
import { termsIn } from "../../src/search/terms";

const inBrackets = (text: string, term: string, typed = term) =>
  highlight(text, [term], [typed])
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

test("found words are highlight as they are written", () => {
  expect(inBrackets("Élan, and elan (ÉLAN)!", "elan")).toBe("[Élan], and [elan] ([ÉLAN])!");
  expect(inBrackets("React", "rea")).toBe("React");
});

test("of a found word the typed letters are marked, or all after a typing error", () => {
  expect(inBrackets("Rocky Robots", "robots", "rob")).toBe("Rocky [Rob]ots");
  expect(inBrackets("Élan", "elan", "el")).toBe("[Él]an");
  expect(inBrackets("E\u0301lan", "elan", "el")).toBe("[E\u0301lan]");
  expect(inBrackets("Avocado", "avocado", "avacado")).toBe("[Avocado]");
});

test("marking never changes the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, which) => {
      const terms = termsIn(text);
      const term = terms[which % Math.max(1, terms.length)] ?? "none";
      const parts = highlight(text, [term], [term]);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const part of parts.filter(({ isMarked }) => isMarked)) {
        expect(termsIn(part.text)).toContain(term);
      }
    }),
  );
});

const LONG = `${"before it ".repeat(40)}lighthouse ${"after it ".repeat(40)}`;

test("an excerpt begins and ends with whole words and shows the found one", () => {
  const shown = excerpt(LONG, ["lighthouse"]) ?? "";
  expect(shown).toMatch(/^…(before|it) .*lighthouse after .*(after|it)…$/);
  expect(shown.length).toBeLessThan(150);
});

test("a short text is its own excerpt", () => {
  expect(excerpt("A lighthouse.", ["lighthouse"])).toBe("A lighthouse.");
});

test("a text without a found word has no excerpt", () => {
  expect(excerpt(LONG, ["other"])).toBeNull();
});

test("an excerpt without spaces cuts no character in two", () => {
  const emoji = "😀".repeat(100);
  const shown = excerpt(`${emoji}。灯台${emoji}`, termsIn("灯台")) ?? "";
  expect(shown).toContain("灯台");
  // An address can't contain half of a character.
  expect(() => encodeURIComponent(shown)).not.toThrow();
});
