import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as storageKeys from "../../src/lib/storageKeys";

const { STORAGE_KEYS, ...KEYS } = storageKeys;

/** They are handed a key by those that the sources name. */
const HANDED_ON = ["src/lib/safeStorage.ts", "src/lib/storedChoice.ts"];

/** The keys that storages are asked for: each a text, or the name of a constant. */
const asked = (source: string): readonly string[] =>
  [...source.matchAll(/storage(?:\(\))?\.(?:read|write|\w+Item)\(([^,\n]*)/gi)].flatMap(
    ([, key = ""]) => key.match(/"[^"]+"|\b[A-Z][A-Z_]+\b|\bkey\b/)?.[0] ?? [],
  );

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => join("src", file).replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !HANDED_ON.includes(file))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

test("all keys are in the list of what the site keeps", () => {
  const listed = [...STORAGE_KEYS.local, ...STORAGE_KEYS.session];
  for (const key of Object.values(KEYS))
    expect(listed).toContainEqual(expect.stringMatching(new RegExp(`^${key}`)));
});

test("nothing is kept under another key", () => {
  const others = sources.flatMap(([file, source]) =>
    asked(source)
      .filter((key) => !(key in KEYS))
      .map((key) => `${file}: ${key}`),
  );
  expect(others).toEqual([]);
});
