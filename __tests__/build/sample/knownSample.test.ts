import fs from "node:fs";
import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { isSampleThere } from "../../../scripts/sample/sampleFile";
import { findSample } from "../../../src/build/sample/findSample";
import { knownSample } from "../../../src/build/sample/knownSample";

test("no two texts share a mark, and none is written out", () => {
  const { phrases, topics, files } = knownSample;
  for (const marks of [phrases, topics, Object.values(files)]) {
    expect(marks.filter((mark) => !/^[0-9a-f]{12}$/.test(mark))).toEqual([]);
  }
  expect(new Set(phrases).size).toBe(phrases.length);
});

// Where data/ is an owner's, nobody can learn the sample from it.
if (isSampleThere()) {
  test("the list is up to date (npm run write:sample)", () => {
    expect(makeKnownSample()).toEqual(knownSample);
  });

  test("of the sample itself, every file is named but the two that say the same for everybody", () => {
    const named = new Set(findSample().map(({ file }) => file));
    const files = fs.readdirSync("data").filter((name) => name.endsWith(".json"));
    const everybodys = ["navigation.json", "settings.json"];
    expect(files.filter((name) => !named.has(`data/${name}`)).sort()).toEqual(everybodys);
  });
}
