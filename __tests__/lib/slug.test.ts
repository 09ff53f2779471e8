import fc from "fast-check";
import { slugOf } from "../../src/lib/slug";

const LONGEST_FOLDER_NAME_BYTES = 255;

/** Of any characters there are, with many that are special here. */
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
])("%j: %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["a soft hyphen", "data\u00ADbase", "database"],
  ["a variation selector", "heart\u2764\uFE0F", "heart\u2764"],
  ["one of the later variation selectors", "葛\u{E0100}", "葛"],
  ["a filler that is a letter", "a\u3164b\u115Fc", "abc"],
  ["a grapheme joiner", "a\u034Fb", "ab"],
])("%s is not seen, and not there", (_what, name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["e and an accent", "cafe\u0301", "café"],
  ["a capital with a mark that only its small letter is composed with", "H\u0331at", "\u1E96at"],
  ["a mark behind what is not seen", "e\uFE0F\u0301", "é"],
])("%s: one slug, however it is written", (_what, name, other) => {
  expect(slugOf(name)).toBe(slugOf(other));
});

// FNV-1a, 64 bits, of the name's bytes: addresses that were given away stay what they are.
test.each([
  ["", 0xcbf29ce484222325n],
  ["!", 0xaf639c4c86017fccn],
  ["…", 0x5640821b8850f21bn],
])("a name of which nothing is left, %j, goes by its hash", (name, hash) => {
  expect(slugOf(name)).toBe(hash.toString(36));
});

test("names of which nothing is left differ all the same", () => {
  const names = ["", "!", "?", "…", "«»", "\u200B", "   "];
  expect(new Set(names.map(slugOf)).size).toBe(names.length);
});

test("whatever the name, the slug is one whole part of a path", () => {
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

test("whatever the name, the slug is in small letters, in one spelling, and all of it is seen", () => {
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

test("a slug is its own slug, unless it was cut short", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const slug = slugOf(name);
      fc.pre([...slug].length <= 50);
      expect(slugOf(slug)).toBe(slug);
    }),
    // An arrow and a mark that together are another sign.
    { numRuns: 1000, examples: [["a\u2194\u0338"], ["\u2194\uFE0F\u0338"]] },
  );
});

test("two long names that begin alike have each their own", () => {
  const beginning = "a very long name ".repeat(120);
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(slugOf(beginning + one)).not.toBe(slugOf(beginning + other));
    }),
  );
  expect(slugOf(beginning)).toMatch(/^a-very-long-name-a-very-long-name-/);
});

test("of a long name as much is left as can be read, without a blank at the cut", () => {
  expect(slugOf("x".repeat(50))).toBe("x".repeat(50));
  expect(slugOf(`${"x".repeat(49)} yyy`)).toMatch(/^x{49}-[0-9a-z]+$/);
  expect(slugOf("🚀".repeat(51))).toMatch(/^(🚀){50}-[0-9a-z]+$/u);
});
