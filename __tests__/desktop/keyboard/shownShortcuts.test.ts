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
