/** @jest-environment jsdom */
import { shownShortcuts } from "../../../src/desktop/keyboard/shownShortcuts";
import { isPressed, type KeyPress, SHORTCUTS } from "../../../src/lib/shortcuts";

const press = (key: string, given: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, ...given });

afterEach(() => jest.restoreAllMocks());

const ctrl = { ctrlKey: true };

test.each<[boolean, string, string, KeyboardEventInit, Parameters<typeof isPressed>[1], string]>([
  [true, "Ctrl+K", "k", ctrl, "search", "Linux x86_64"],
  [false, "Meta+K", "k", { metaKey: true }, "search", "Linux x86_64"],
  [true, "Cmd+K", "k", { metaKey: true }, "search", "MacIntel"],
  // It deletes the rest of a line there.
  [false, "Ctrl+K", "k", ctrl, "search", "MacIntel"],
  [true, "Ctrl+K with Caps Lock", "K", ctrl, "search", "Win32"],
  [true, "the K key of a Cyrillic keyboard", "л", { ...ctrl, code: "KeyK" }, "search", "Win32"],
  [false, "T in the place of K", "t", { ...ctrl, code: "KeyK" }, "search", "Win32"],
  [false, "Ctrl+Alt+K", "k", { ...ctrl, altKey: true }, "search", "Win32"],
  [false, "Ctrl+Shift+K", "k", { ...ctrl, shiftKey: true }, "search", "Win32"],
  [false, "Alt+ArrowDown", "ArrowDown", { altKey: true }, "nextItem", "Win32"],
  [true, "F6", "F6", {}, "nextWindow", "Win32"],
  [false, "Shift+F6", "F6", { shiftKey: true }, "nextWindow", "Win32"],
  [true, "Shift+F6", "F6", { shiftKey: true }, "previousWindow", "Win32"],
  [false, "F6 within a composed character", "F6", { isComposing: true }, "nextWindow", "Win32"],
])("it is %s that %s (%s, %j) is the shortcut %s on %s", (expected, _name, key, init, name, on) => {
  jest.spyOn(navigator, "platform", "get").mockReturnValue(on);
  expect(isPressed(press(key, init), name)).toBe(expected);
});

const all = Object.entries<readonly KeyPress[]>(SHORTCUTS).flatMap(([name, presses]) =>
  presses.map((keys) => ({ ...keys, name })),
);

test.each(all)("the shortcut $name by $key takes no key from the browser", (keys) => {
  expect(keys.key).not.toMatch(/^Page|^Arrow/);
  // A letter alone would take type-ahead away.
  if (/^\S$/.test(keys.key)) expect(keys.mod).toBe(true);
});

test("the list of keyboard shortcuts has each once, with the key names of the visitor's system", () => {
  const linesFor = (hasCmd: boolean) =>
    shownShortcuts(hasCmd).map(({ does, ways }) => [does, ways.map((keys) => keys.join(" "))]);
  expect(linesFor(false)).toHaveLength(Object.keys(SHORTCUTS).length);
  expect(linesFor(false)).toContainEqual(["Previous window", ["Shift F6"]]);
  expect(linesFor(false)).toContainEqual(["Desktop menu", ["Menu key", "Shift F10"]]);
  expect(linesFor(false)).toContainEqual(["Search", ["Ctrl K"]]);
  expect(linesFor(true)).toContainEqual(["Search", ["⌘ K"]]);
});
