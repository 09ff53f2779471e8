/** @jest-environment jsdom */
import { isKey, isShortcut, keysOf, type Shortcut } from "../../src/lib/shortcuts";

const press = (key: string, given: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, ...given });

afterEach(() => jest.restoreAllMocks());

const ctrl = { ctrlKey: true };

test.each<[boolean, string, string, KeyboardEventInit, Shortcut, string]>([
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
  [true, "F6", "F6", {}, "nextWindow", "Win32"],
  [false, "Shift+F6", "F6", { shiftKey: true }, "nextWindow", "Win32"],
  [true, "Shift+F6", "F6", { shiftKey: true }, "previousWindow", "Win32"],
  [false, "F6 within a composed character", "F6", { isComposing: true }, "nextWindow", "Win32"],
])("it is %s that %s (%s, %j) is the shortcut %s on %s", (expected, _name, key, init, name, on) => {
  jest.spyOn(navigator, "platform", "get").mockReturnValue(on);
  expect(isShortcut(press(key, init), name)).toBe(expected);
});

test("a key counts without modifiers alone", () => {
  expect(isKey(press("ArrowDown"), "ArrowDown", "ArrowRight")).toBe(true);
  expect(isKey(press("ArrowRight"), "ArrowDown", "ArrowRight")).toBe(true);
  expect(isKey(press("ArrowDown", { altKey: true }), "ArrowDown")).toBe(false);
  expect(isKey(press("Enter", { isComposing: true }), "Enter")).toBe(false);
});

test.each<[Shortcut, string, string]>([
  ["search", "Ctrl+K", "⌘K"],
  ["nextWindow", "F6", "F6"],
  ["previousWindow", "Shift+F6", "⇧F6"],
])("%s is written as %s, and as %s on a Mac", (name, keys, onMac) => {
  const platform = jest.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
  expect(keysOf(name)).toBe(keys);
  platform.mockReturnValue("MacIntel");
  expect(keysOf(name)).toBe(onMac);
});
