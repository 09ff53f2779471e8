import fc from "fast-check";
import { postSlug } from "../../src/lib/postSlug";

const LONGEST_FILE_NAME = 255 - ".json".length;

test("what can be read of a name is in its slug", () => {
  expect(postSlug("Déjà vu, again!")).toMatch(/^deja-vu-again-[0-9a-z]+$/);
});

test("a name without plain letters still has one", () => {
  expect(postSlug("日本語")).toMatch(/^[0-9a-z]+$/);
  expect(postSlug("")).toMatch(/^[0-9a-z]+$/);
});

// Test vectors of the hash (FNV-1a, 64 bits) as its authors published them.
test.each([
  ["a", 0xaf63dc4c8601ec8cn],
  ["foobar", 0x85944171f73967e8n],
])("%s has the hash that it must have", (name, hash) => {
  expect(postSlug(name)).toBe(`${name}-${hash.toString(36)}`);
});

test("whatever the name, the slug is safe in an address and as a file", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (name) => {
      const slug = postSlug(name);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(LONGEST_FILE_NAME);
    }),
  );
});

test("two names never share one", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: "grapheme" }), { maxLength: 50 }), (names) => {
      const bytes = new Set(names.map((name) => Buffer.from(name).toString("hex")));
      expect(new Set(names.map(postSlug)).size).toBe(bytes.size);
    }),
  );
  const long = "a very long name ".repeat(120);
  expect(postSlug(`${long}1`)).not.toBe(postSlug(`${long}2`));
  expect(postSlug("Deja vu")).not.toBe(postSlug("Déjà vu"));
});
