import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { headerFaults } from "../../../scripts/builds/headerFaults";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "built-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const RULES = `/*
  X-Content-Type-Options: nosniff
/static/*
  Cache-Control: public, max-age=31536000, immutable
/
  Cache-Control: public, max-age=0
/mission/*
  Cache-Control: public, max-age=0
`;

/** What is wrong with the headers of a site of a few files. */
const faultsWith = (rules: string): readonly string[] => {
  const files = {
    "static/talk.pdf": "",
    "public/talk.pdf": "",
    "public/index.html": "",
    "public/index.html.br": "",
    "public/mission/index.html": "",
    "public/static/a.js": "",
    "public/_headers": rules,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return headerFaults(folder);
};

test("the site's own rules are well", () => {
  expect(faultsWith(RULES)).toEqual([]);
});

test("what Netlify's adapter adds to them is not", () => {
  const added = `${RULES}/*
  x-frame-options: DENY
/static/*
  cache-control: public, max-age=31536000, immutable
`;
  expect([...faultsWith(added)].sort()).toEqual([
    "/ can't be framed",
    "/mission/ can't be framed",
    "/static/a.js can't be framed",
    "/static/a.js is told 2 times how long it is kept",
    "/talk.pdf can't be framed",
  ]);
});

test("nor is an address of which nothing is said", () => {
  expect(faultsWith(RULES.replace("/mission/*", "/mission/a/*"))).toEqual([
    "/mission/ is told 0 times how long it is kept",
  ]);
});
