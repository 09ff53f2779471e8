/** @jest-environment jsdom */
import { createSiteSearch, WRONG_FILE } from "../../../src/desktop/search/siteSearch";
import type { SearchDocument } from "../../../src/search/searchDocument";

jest.mock("../../../src/lib/newVersion", () => ({
  ...jest.requireActual("../../../src/lib/newVersion"),
  isNewVersionOut: jest.fn(async () => false),
}));

const aDocument = (title: string, given: object = {}): SearchDocument => ({
  kind: "project",
  title,
  note: "",
  text: "",
  address: `/projects/${title.toLowerCase()}/`,
  ...given,
});

const fileOf = (...documents: unknown[]) =>
  `[\n${documents.map((document) => JSON.stringify(document)).join(",\n")}\n]\n`;

const answers = (text: string, ok = true) => {
  const fetched = jest.fn(async () => ({ ok, status: ok ? 200 : 404, text: async () => text }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
};

test("what the file holds is found, and who listens is told", async () => {
  answers(fileOf(aDocument("Lighthouse"), aDocument("Avocado")));
  const { searcher, content, subscribe, version } = createSiteSearch();
  const told = jest.fn();
  subscribe(told);
  const before = version();
  await content.load();
  expect(searcher.search("avo").map(({ item }) => item.address)).toEqual(["/projects/avocado/"]);
  expect(told).toHaveBeenCalled();
  expect(version()).not.toBe(before);
});

test("an empty file is right: there is nothing to find", async () => {
  answers("[\n\n]\n");
  const { searcher, content } = createSiteSearch();
  await content.load();
  expect(searcher.all()).toEqual([]);
});

test.each([
  ["a page of HTML", "<!doctype html>\n<title>Not found</title>"],
  ["nothing", ""],
  ["something else that is JSON", "{}"],
  ["a list of something else", fileOf({ title: "Lighthouse" })],
  ["a kind that there is not", fileOf(aDocument("Lighthouse", { kind: "person" }))],
  ["an address that leads elsewhere", fileOf(aDocument("L", { address: "//evil.example/" }))],
  ["an address that is a script", fileOf(aDocument("L", { address: "javascript:alert(1)" }))],
  ["half of it", fileOf(aDocument("Lighthouse"), aDocument("Avocado")).slice(0, 120)],
])("what is not what it should be is refused: %s", async (_what, text) => {
  answers(text);
  await expect(createSiteSearch().content.load()).rejects.toThrow(WRONG_FILE);
});

test("what could not be fetched is fetched anew when it is asked for again", async () => {
  answers("", false);
  const { searcher, content } = createSiteSearch();
  await expect(content.load()).rejects.toThrow("404");
  const fetched = answers(fileOf(aDocument("Lighthouse")));
  await content.load();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(searcher.all()).toHaveLength(1);
});
