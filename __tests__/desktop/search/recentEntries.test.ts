/** @jest-environment jsdom */
import { readRecent, rememberRecent } from "../../../src/desktop/search/recentEntries";

const KEY = "ui-recently-found";
beforeEach(() => localStorage.clear());

test("what is chosen again is kept once", () => {
  for (const id of ["a", "b", "a"]) rememberRecent(id);
  expect(readRecent()).toEqual(["a", "b"]);
});

test("the last few are kept, the latest first, each once", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "b"]) rememberRecent(id);
  expect(readRecent()).toEqual(["b", "f", "e", "d", "c"]);
});

test.each([
  "",
  "{",
  "null",
  '{"a":1}',
  "[1]",
  '["a",null]',
  '["a","a"]',
  JSON.stringify(Array(9).fill("a")),
])("what others have written there is as good as nothing: %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(readRecent()).toEqual([]);
  rememberRecent("a");
  expect(readRecent()).toEqual(["a"]);
});

test("without storage nothing is kept, and nothing fails", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("It is full.");
  });
  rememberRecent("a");
  jest.restoreAllMocks();
  expect(readRecent()).toEqual([]);
});
