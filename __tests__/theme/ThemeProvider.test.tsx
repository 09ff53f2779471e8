/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecoilRoot } from "recoil";
import { type ThemeChoice, ThemeProvider, useTheme } from "../../src/theme";

const KEY = "ui-theme";

/** The operating system's preference: what it is, and who wants to hear when it changes. */
const preference = { dark: false, listeners: new Set<() => void>() };
Object.assign(window, {
  matchMedia: () => ({
    get matches() {
      return preference.dark;
    },
    addEventListener: (_type: string, listener: () => void) => preference.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) =>
      preference.listeners.delete(listener),
  }),
});

const prefer = (dark: boolean) =>
  act(() => {
    preference.dark = dark;
    for (const listener of preference.listeners) listener();
  });

const Switch = () => {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <output>{theme}</output>
      <button type="button" onClick={() => setTheme("light")}>
        Light
      </button>
      <button type="button" onClick={() => setTheme("dark")}>
        Dark
      </button>
    </>
  );
};

const show = (defaultTheme: ThemeChoice = "dark") =>
  render(
    <RecoilRoot>
      <ThemeProvider defaultTheme={defaultTheme}>
        <Switch />
      </ThemeProvider>
    </RecoilRoot>,
  );

/** Another tab of the site changes what is stored; null: it forgets it. */
const storeInOtherTab = (value: string | null) =>
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: value }));
  });

const choice = () => screen.getByRole("status").textContent;
const root = document.documentElement;
/** What the page's colours follow, and what the browser's own (scrollbars, fields) do. */
const applied = () => [root.className, root.style.colorScheme];

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute("class");
  root.removeAttribute("style");
  preference.dark = false;
  preference.listeners.clear();
});

test("until the visitor chooses, the default is applied, to the browser's own colours too", () => {
  show();
  expect(choice()).toBe("dark");
  expect(applied()).toEqual(["dark", "dark"]);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test("a choice is applied and stored, and found again", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "Light" }));
  expect(applied()).toEqual(["light", "light"]);
  unmount();
  show();
  expect(choice()).toBe("light");
  expect(applied()).toEqual(["light", "light"]);
});

test("what no version of the site has stored is no choice", () => {
  window.localStorage.setItem(KEY, "sepia");
  show();
  expect(choice()).toBe("dark");
});

test("system follows the operating system, also when that changes, and a choice ends it", async () => {
  show("system");
  expect(applied()).toEqual(["light", "light"]);
  prefer(true);
  expect(applied()).toEqual(["dark", "dark"]);
  await userEvent.click(screen.getByRole("button", { name: "Light" }));
  prefer(true);
  expect(applied()).toEqual(["light", "light"]);
});

describe("where browsers show how the page changes", () => {
  /** What they have drawn the page for, and call when they have. */
  const changes: (() => void)[] = [];
  let reducesMotion = false;

  beforeEach(() => {
    changes.length = 0;
    reducesMotion = false;
    const { matchMedia } = window;
    jest.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes("reduced-motion") ? reducesMotion : preference.dark,
    }));
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        changes.push(change);
        return { ready: Promise.reject(new Error("Nothing is drawn here.")) };
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(document, "startViewTransition");
  });

  const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const drawn = () => act(() => changes.shift()?.());

  test("it changes when they have drawn it as it was", async () => {
    show();
    await choose("Light");
    expect(applied()).toEqual(["dark", "dark"]);
    drawn();
    expect(applied()).toEqual(["light", "light"]);
    expect(choice()).toBe("light");
  });

  test("what is chosen last is applied, however late they have drawn it for the first", async () => {
    show();
    await choose("Light");
    await choose("Dark");
    drawn();
    expect(applied()).toEqual(["dark", "dark"]);
    expect(choice()).toBe("dark");
  });

  test("nothing spreads where nothing changes, or no motion is wanted", async () => {
    show();
    await choose("Dark");
    expect(changes).toHaveLength(0);
    reducesMotion = true;
    await choose("Light");
    expect(changes).toHaveLength(0);
    expect(applied()).toEqual(["light", "light"]);
  });
});

describe("another tab", () => {
  test("that changes the theme changes it here", () => {
    show();
    storeInOtherTab("light");
    expect(choice()).toBe("light");
    expect(applied()).toEqual(["light", "light"]);
  });

  test.each([
    ["clears it", () => storeInOtherTab(null)],
    [
      "clears everything",
      () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null }))),
    ],
    ["stores what is no theme", () => storeInOtherTab("sepia")],
  ])("that %s leaves the default", async (_name, change) => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Light" }));
    change();
    expect(choice()).toBe("dark");
    expect(applied()).toEqual(["dark", "dark"]);
  });

  test("that changes something else changes nothing here", () => {
    show();
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "wallpaper", newValue: "light" }));
    });
    expect(choice()).toBe("dark");
  });
});

test("the theme outside its provider is refused", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Switch />)).toThrow("useTheme must be used within a ThemeProvider");
});
