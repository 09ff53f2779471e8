import { licencesText } from "../../../src/build/licences/licencesText";
import { packageFolder } from "../../../src/build/licences/shippedFolders";
import { writeLicences } from "../../../src/build/licences/writeLicences";
import { removeContentProject } from "../../support/contentProject";
import { projectToBuild } from "../publicFiles/support";

afterEach(removeContentProject);

test.each([
  ["webpack://site/./node_modules/react/index.js", "node_modules/react"],
  ["webpack://site/./node_modules/@zag-js/menu/dist/a.mjs", "node_modules/@zag-js/menu"],
  ["webpack://site/./node_modules/a/node_modules/@b/c/d.js", "node_modules/a/node_modules/@b/c"],
  ["webpack://site/./.cache/production-app.js", "node_modules/gatsby"],
  ["webpack://site/./src/lib/clamp.ts", undefined],
  ["webpack://site/webpack/runtime", undefined],
])("%s is of %p", (source, folder) => {
  expect(packageFolder(source)).toBe(folder);
});

test("packages with the same words stand together above them", () => {
  const mit = { version: "1.0.0", licence: "MIT", text: "Do as you like.\r\n" };
  const said = licencesText([
    { ...mit, name: "one", homepage: "https://one.example/" },
    { ...mit, name: "two", text: "Do as you like.\n" },
    { name: "three", version: "2.0.0", licence: "(MIT OR CC0-1.0)" },
  ]);
  expect(said).toContain(
    "one 1.0.0 (MIT)\n  https://one.example/\ntwo 1.0.0 (MIT)\n\nDo as you like.\n",
  );
  expect(said).toContain(
    "three 2.0.0 ((MIT OR CC0-1.0))\n\nhttps://spdx.org/licenses/MIT.html\nhttps://spdx.org/licenses/CC0-1.0.html\n",
  );
});

const map = (...sources: string[]) => JSON.stringify({ sources });

test("what scripts are made of, and the letters and drawings, are named with their licences", async () => {
  const { siteFolder, built } = projectToBuild({
    "public/static/a.js.map": map("webpack://site/./node_modules/react/index.js"),
    "public/static/b.js.map": map("webpack://site/./node_modules/minisearch/a.js"),
  });
  await writeLicences(siteFolder);
  const said = built("licences.txt").toString("utf8");
  expect(said).toMatch(/^react 18\.\S+ \(MIT\)$/m);
  expect(said).toContain("Copyright (c) Facebook, Inc. and its affiliates.");
  expect(said).toMatch(/^minisearch \S+ \(MIT\)$/m);
  expect(said).toMatch(/^@fontsource-variable\/geist \S+ \(OFL-1\.1\)$/m);
  expect(said).toMatch(/^@fontsource-variable\/geist-mono \S+ \(OFL-1\.1\)$/m);
  expect(said).toMatch(/^@iconify-json\/lucide \S+ \(ISC\)$/m);
  expect(said).not.toContain("react-dom");
});

test("an owner's file of that name is left to Gatsby", async () => {
  const { siteFolder, built } = projectToBuild({ "static/licences.txt": "Mine." });
  await writeLicences(siteFolder);
  expect(() => built("licences.txt")).toThrow("ENOENT");
});
