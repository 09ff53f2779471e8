import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shownShortcuts } from "../../../src/desktop/keyboard/shownShortcuts";
import { SHORTCUTS } from "../../../src/lib/shortcuts";

const lines = (hasCmd: boolean) =>
  shownShortcuts(hasCmd).flatMap(({ title, shortcuts }) =>
    shortcuts.map(({ does, ways }) => [title, does, ways.map((keys) => keys.join(" "))]),
  );

test("every shortcut is listed once", () => {
  expect(lines(false)).toHaveLength(Object.keys(SHORTCUTS).length);
  expect(lines(false)).toContainEqual(["Anywhere", "Previous window", ["Shift F6"]]);
  expect(lines(false)).toContainEqual(["In a menu", "Close the menu", ["Esc"]]);
});

test("keys are called as on the visitor's keyboard", () => {
  expect(lines(false)).toContainEqual(["Anywhere", "Search", ["Ctrl K"]]);
  expect(lines(true)).toContainEqual(["Anywhere", "Search", ["⌘ K"]]);
});

/** What keeps keys for those that answer to them, hands on what a frame has heard, or takes them for letters. */
const HANDS_KEYS_ON = [
  "src/desktop/earlyPresses.ts",
  "src/desktop/useTakeOver.ts",
  "src/ui/menu/useEarlyKeys.ts",
  "src/ui/useTypeahead.ts",
  "src/windows/ownFrameKeys.ts",
  "src/windows/useWindowShortcuts.ts",
];

test("no key is answered to that is not in the table, but Tab, which stays the browser's", () => {
  const asksForKey = /\bkey\s*[!=]==?\s*["'](?!Tab["'])|\[(\w+\.)*key\]|\.includes\((\w+\.)*key\)/;
  const files = readdirSync("src", { recursive: true })
    .map((file) => join("src", String(file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("src/build/"))
    .filter((file) => /KeyboardEvent|keydown|onKey/.test(readFileSync(file, "utf8")));
  const asking = files.filter((file) => asksForKey.test(readFileSync(file, "utf8")));
  expect(asking.sort()).toEqual(HANDS_KEYS_ON);
});
