/** @jest-environment jsdom */
import { isPressed, type KeyPress, SHORTCUTS, type Shortcut } from "../../src/lib/shortcuts";

const press = (key: string, given: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, ...given });

const onPlatform = (platform: string) =>
  jest.spyOn(navigator, "platform", "get").mockReturnValue(platform);
afterEach(() => jest.restoreAllMocks());

test("search is Ctrl+K, and Cmd+K on Apple's systems", () => {
  onPlatform("Linux x86_64");
  expect(isPressed(press("k", { ctrlKey: true }), "search")).toBe(true);
  expect(isPressed(press("k", { metaKey: true }), "search")).toBe(false);
  onPlatform("MacIntel");
  expect(isPressed(press("k", { metaKey: true }), "search")).toBe(true);
  // There it deletes the rest of a line.
  expect(isPressed(press("k", { ctrlKey: true }), "search")).toBe(false);
});

test("with Caps Lock, or letters that are not Latin, the key is the same", () => {
  onPlatform("Win32");
  expect(isPressed(press("K", { ctrlKey: true }), "search")).toBe(true);
  expect(isPressed(press("л", { ctrlKey: true, code: "KeyK" }), "search")).toBe(true);
  // A layout that has Latin letters in other places.
  expect(isPressed(press("t", { ctrlKey: true, code: "KeyK" }), "search")).toBe(false);
});

test("other keys that are held make it another one", () => {
  onPlatform("Win32");
  for (const held of ["altKey", "shiftKey", "metaKey"] as const) {
    expect(isPressed(press("k", { ctrlKey: true, [held]: true }), "search")).toBe(false);
    expect(isPressed(press("ArrowDown", { [held]: true }), "nextItem")).toBe(false);
  }
  expect(isPressed(press("F6"), "nextWindow")).toBe(true);
  expect(isPressed(press("F6", { shiftKey: true }), "nextWindow")).toBe(false);
  expect(isPressed(press("F6", { shiftKey: true }), "previousWindow")).toBe(true);
});

test("what a composed character is typed by is no shortcut", () => {
  expect(isPressed(press("Enter", { isComposing: true }), "openResult")).toBe(false);
});

describe.each(Object.keys(SHORTCUTS) as Shortcut[])("%s takes nothing from the browser", (name) => {
  const presses: readonly KeyPress[] = SHORTCUTS[name];
  test.each(presses)("$key", (keys) => {
    expect(keys.key).not.toMatch(/^Page/);
    // Space is none of what one types to find something: it presses.
    if (/^\S$/.test(keys.key)) expect(keys.mod).toBe(true);
    if (keys.key.startsWith("Arrow")) expect(keys.shift ?? keys.mod).toBeUndefined();
  });
});
