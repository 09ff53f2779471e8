import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { searchFileAddress, writeSearchFile } from "../../../src/build/search/searchFile";
import type { SearchDocument } from "../../../src/search/searchDocument";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "search-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const aDocument = (title: string): SearchDocument => ({
  kind: "post",
  title,
  note: "",
  text: "One\ntwo",
  address: "/posts/a/",
});

const DOCUMENTS = [aDocument("A"), aDocument("B")];

test("it is JSON, with a document in each line", async () => {
  const text = fs.readFileSync(
    path.join(folder, await writeSearchFile(DOCUMENTS, folder, false)),
    "utf8",
  );
  expect(JSON.parse(text)).toEqual(DOCUMENTS);
  expect(text.trimEnd().split("\n")).toHaveLength(DOCUMENTS.length + 2);
});

test("it is named by its content, and who bundles the site is told", async () => {
  const address = await writeSearchFile(DOCUMENTS, folder, false);
  expect(address).toMatch(/^\/static\/search-[0-9a-f]{20}\.json$/);
  expect(searchFileAddress()).toBe(address);
  expect(await writeSearchFile(DOCUMENTS, folder, false)).toBe(address);
  expect(await writeSearchFile(DOCUMENTS.slice(1), folder, false)).not.toBe(address);
});

test("it keeps its name while the site is developed", async () => {
  const address = await writeSearchFile(DOCUMENTS, folder, true);
  expect(await writeSearchFile([], folder, true)).toBe(address);
  expect(JSON.parse(fs.readFileSync(path.join(folder, address), "utf8"))).toEqual([]);
});
