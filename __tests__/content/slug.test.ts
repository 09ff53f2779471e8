import fc from "fast-check";
import { slugOf } from "../../src/content/text/slug";

const LONGEST_FOLDER_NAME_BYTES = 255;

/** Names of any characters, with many that are special here. */
const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      ..."aZßİΣ1-_ /?#%.\\:\n\t\u0301\u0331\u00AD\u034F\u115F\u200B\u200D\u2028\u3164\uFE0F\uFEFF",
      ..."🚀👩🏽🇫🇮🏴\u{E0067}\u{E007F}\u{E0100}ﬁK日本語",
    ),
    maxLength: 90,
  }),
  fc.string({ unit: "grapheme", maxLength: 90 }),
);

test.each([
  ["Lifebit AI", "lifebit-ai"],
  ["Déjà vu, again!", "déjà-vu-again"],
  ["Ünïcode 日本語 🚀!", "ünïcode-日本語-🚀"],
  ["مرحبا بالعالم", "مرحبا-بالعالم"],
  ["हिन्दी में", "हिन्दी-में"],
  ["  --One / Two?#3%  ", "one-two-3"],
  ["../../etc/passwd", "etc-passwd"],
  ["C:\\nul", "c-nul"],
  ["👍🏽 yes", "👍🏽-yes"],
  ["Hello 🇫🇮", "hello-🇫🇮"],
  ["👩‍🚀", "👩-🚀"],
  ["ΟΔΟΣ", "οδο\u03C2"],
])("the slug of %j is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["a soft hyphen", "data\u00ADbase", "database"],
  ["a variation selector", "heart\u2764\uFE0F", "heart\u2764"],
  ["one of the later variation selectors", "葛\u{E0100}", "葛"],
  ["a filler that is a letter", "a\u3164b\u115Fc", "abc"],
  ["a grapheme joiner", "a\u034Fb", "ab"],
])("a slug leaves out %s", (_what, name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["a letter and an accent", "cafe\u0301", "café"],
  ["a capital whose mark is composed only with its small letter", "H\u0331at", "\u1E96at"],
  ["a mark after an invisible character", "e\uFE0F\u0301", "é"],
])("the slug is the same for both spellings of %s", (_what, name, other) => {
  expect(slugOf(name)).toBe(slugOf(other));
});

// The 64-bit FNV-1a hash of the name's bytes: published addresses must not change.
test.each([
  ["", 0xcbf29ce484222325n],
  ["!", 0xaf639c4c86017fccn],
  ["…", 0x5640821b8850f21bn],
])("a name without usable characters, %j, becomes its hash", (name, hash) => {
  expect(slugOf(name)).toBe(hash.toString(36));
});

test("different names without usable characters have different slugs", () => {
  const names = ["", "!", "?", "…", "«»", "\u200B", "   "];
  expect(new Set(names.map(slugOf)).size).toBe(names.length);
});

test("the slug of any name is one segment of a path", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const slug = slugOf(name);
      const { pathname, search, hash } = new URL(`https://example.com/posts/${slug}/`);
      expect(decodeURI(pathname)).toBe(`/posts/${slug}/`);
      expect(search + hash).toBe("");
      expect(slug).toMatch(/^[^-]+(-[^-]+)*$/);
      expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(LONGEST_FOLDER_NAME_BYTES);
    }),
    { numRuns: 1000 },
  );
});

test("the slug of any name is lower-case, normalised and visible", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const slug = slugOf(name);
      expect(slug.toLowerCase()).toBe(slug);
      expect(slug.normalize("NFC")).toBe(slug);
      expect(slug).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u);
    }),
    { numRuns: 1000 },
  );
});

test("a slug that was not cut short is its own slug", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const slug = slugOf(name);
      fc.pre([...slug].length <= 50);
      expect(slugOf(slug)).toBe(slug);
    }),
    // An arrow and a mark that compose to another character.
    { numRuns: 1000, examples: [["a\u2194\u0338"], ["\u2194\uFE0F\u0338"]] },
  );
});

test("long names with the same beginning have different slugs", () => {
  const beginning = "a very long name ".repeat(120);
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(slugOf(beginning + one)).not.toBe(slugOf(beginning + other));
    }),
  );
  expect(slugOf(beginning)).toMatch(/^a-very-long-name-a-very-long-name-/);
});

test("a long name is cut to a readable beginning, without a space at the cut", () => {
  expect(slugOf("x".repeat(50))).toBe("x".repeat(50));
  expect(slugOf(`${"x".repeat(49)} yyy`)).toMatch(/^x{49}-[0-9a-z]+$/);
  expect(slugOf("🚀".repeat(51))).toMatch(/^(🚀){50}-[0-9a-z]+$/u);
});
