/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { headScript } from "../../src/desktop/headScripts";
import { readRecent, rememberRecent } from "../../src/desktop/search/recentEntries";

beforeEach(() => localStorage.clear());

test.each([
  [
    ["a", "b", "a"],
    ["a", "b"],
  ],
  [
    ["a", "b", "c", "d", "e", "f", "b"],
    ["b", "f", "e", "d", "c"],
  ],
])("the recent entries after choosing %j are %j", (chosen, kept) => {
  for (const id of chosen) rememberRecent(id);
  expect(readRecent()).toEqual(kept);
});

test.each(["", "{", "null", '{"a":1}', "[1]"])(
  "there are no recent entries when storage holds %s",
  (text) => {
    localStorage.setItem("ui-recently-found", text);
    expect(readRecent()).toEqual([]);
    rememberRecent("a");
    expect(readRecent()).toEqual(["a"]);
  },
);

test("the recent entries are the valid ones in storage, each once", () => {
  localStorage.setItem(
    "ui-recently-found",
    JSON.stringify(["a", null, "b", ...Array(9).fill("a")]),
  );
  expect(readRecent()).toEqual(["a", "b"]);
});

test("there are no recent entries when storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("It is full.");
  });
  rememberRecent("a");
  jest.restoreAllMocks();
  expect(readRecent()).toEqual([]);
});

const root = document.documentElement;

/** Runs it with the stored text under the key of the early wallpaper. */
const run = (stored: unknown, defaultTheme: "light" | "dark" = "dark") => {
  root.removeAttribute("data-early-wallpaper");
  root.removeAttribute("style");
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  localStorage.setItem("ui-wallpaper-early", text);
  new Function(headScript({ storageKey: "ui-theme", defaultTheme }))();
  return root.style.getPropertyValue("--early-wallpaper");
};
const dunes = { picture: "/dunes.avif", focus: "30% 50%", colour: "#aa8844" };

test("the first paint shows the chosen wallpaper in a theme that it was seen in", () => {
  expect(run({ light: dunes }, "light")).toBe('url("/dunes.avif")');
  expect(root).toHaveAttribute("data-early-wallpaper");
  expect(root.style.getPropertyValue("--early-focus")).toBe("30% 50%");
  expect(root.style.getPropertyValue("--wallpaper-light")).toBe("#aa8844");
  expect(run({ light: dunes }, "dark")).toBe("");
  expect(root).not.toHaveAttribute("data-early-wallpaper");
  expect(root).toHaveClass("dark");
});

test.each([
  "",
  "null",
  "{",
  '{"dark":1}',
  ...["https://example.com/x.avif", "//example.com/x.avif", "/\\example.com", ""].map((picture) =>
    JSON.stringify({ dark: { ...dunes, picture } }),
  ),
])("the first paint shows the owner's wallpaper when storage holds %s", (stored) => {
  expect(run(stored)).toBe("");
  expect(root).not.toHaveAttribute("data-early-wallpaper");
});

test("a storage key cannot end the script before the first paint", () => {
  expect(headScript({ storageKey: "</script>", defaultTheme: "dark" })).not.toContain("</script");
});
