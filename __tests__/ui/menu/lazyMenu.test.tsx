/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { newVersion } from "../../../src/lib/newVersion";
import { loadMenuPanel } from "../../../src/ui/menu/loadMenuPanel";
import { MenuButton } from "../../../src/ui/menu/MenuButton";
import { hideNotice } from "../../../src/ui/notice";
import {
  highlighted,
  menus,
  pass,
  press,
  renderInPage,
  settle,
  spies,
  startTheClock,
  stopTheClock,
  viewEntries,
} from "./support";

jest.mock("../../../src/ui/menu/loadMenuPanel");

const load = jest.mocked(loadMenuPanel);
const arrive = () =>
  jest
    .requireActual<typeof import("../../../src/ui/menu/loadMenuPanel")>(
      "../../../src/ui/menu/loadMenuPanel",
    )
    .loadMenuPanel();

beforeEach(() => {
  stopTheClock();
  load.mockReset();
  load.mockImplementation(arrive);
});
afterEach(startTheClock);
afterEach(hideNotice);

const renderButton = () => {
  renderInPage(<MenuButton name="View" entries={viewEntries(spies())} />);
  return screen.getByRole("button");
};

test.each([
  ["moves the pointer", () => fireEvent.pointerMove(document.body)],
  ["touches the screen", () => fireEvent.pointerDown(document.body)],
  ["presses a key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
])("the menu's code is not fetched with the page, but when the visitor %s", async (_name, act) => {
  renderButton();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  act();
  expect(load).toHaveBeenCalled();
});

test.each([
  ["the pointer comes near", (button: HTMLElement) => fireEvent.pointerEnter(button)],
  ["it is pressed", (button: HTMLElement) => fireEvent.pointerDown(button)],
  ["it takes focus", (button: HTMLElement) => fireEvent.focus(button)],
])("it is fetched ahead when %s", (_name, hint) => {
  hint(renderButton());
  expect(load).toHaveBeenCalled();
  expect(menus()).toEqual([]);
});

/** Keeps the menu's code on its way; returns how to let it arrive. */
const holdCode = () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  load.mockImplementation(() => gate.then(arrive));
  return async () => {
    release();
    await settle();
    await settle();
  };
};

test.each([
  ["a press", [], (button: HTMLElement) => fireEvent.click(button, { detail: 1 })],
  [
    "ArrowUp",
    ["Reset windows"],
    (button: HTMLElement) => fireEvent.keyDown(button, { key: "ArrowUp" }),
  ],
])("%s before the code is there opens the menu when it arrives", async (_name, start, ask) => {
  const release = holdCode();
  const button = renderButton();
  button.focus();
  ask(button);
  await pass(500);
  expect(menus()).toEqual([]);
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();

  await release();
  expect(menus()).toEqual(["View"]);
  expect(highlighted()).toEqual(start);
  expect(screen.getByRole("button")).toBe(button);
});

test.each([
  ["a second press", (button: HTMLElement) => fireEvent.click(button, { detail: 1 })],
  ["Escape", (button: HTMLElement) => fireEvent.keyDown(button, { key: "Escape" })],
  ["Tab", (button: HTMLElement) => fireEvent.keyDown(button, { key: "Tab" })],
])("%s before the code is there calls it off", async (_name, callOff) => {
  const release = holdCode();
  const button = renderButton();
  button.focus();
  fireEvent.click(button, { detail: 1 });
  callOff(button);
  expect(button).toHaveFocus();
  await release();
  expect(menus()).toEqual([]);

  fireEvent.click(button, { detail: 1 });
  await settle();
  expect(menus()).toEqual(["View"]);
});

describe("keys that are pressed before the code is there", () => {
  const onPage = jest.fn();
  beforeEach(() => {
    onPage.mockClear();
    document.body.addEventListener("keydown", onPage);
  });
  afterEach(() => document.body.removeEventListener("keydown", onPage));

  /** Presses keys where the focus is; which of them are left to the browser. */
  const pressAll = (keys: readonly (string | KeyboardEventInit)[]) =>
    keys.filter((key) =>
      fireEvent.keyDown(
        document.activeElement ?? document.body,
        typeof key === "string" ? { key } : key,
      ),
    );
  const ask = async (calls = spies()) => {
    const release = holdCode();
    renderInPage(
      <>
        <MenuButton name="View" entries={viewEntries(calls)} />
        <input aria-label="Field" />
      </>,
    );
    const button = screen.getByRole("button");
    button.focus();
    fireEvent.click(button, { detail: 0 });
    return { button, release };
  };

  test("go to the menu, one after the other, and to nothing else", async () => {
    const calls = spies();
    const { button, release } = await ask(calls);
    const repeated = { key: "ArrowDown", repeat: true };
    expect(pressAll(["ArrowDown", repeated, "ArrowDown", "Enter"])).toEqual([]);
    expect(onPage).not.toHaveBeenCalled();
    await release();
    expect(calls.onMove).toHaveBeenCalledTimes(1);
    expect(highlighted()).toEqual(["Move left"]);
    await press("Escape");
    expect(button).toHaveFocus();
  });

  test("end with the menu: what comes after is not for its button", async () => {
    const calls = spies();
    const { release } = await ask(calls);
    pressAll(["r", "Enter", "ArrowDown"]);
    await release();
    expect(calls.onReset).toHaveBeenCalledTimes(1);
    expect(menus()).toEqual([]);
  });

  test("are the browser's where they are shortcuts", async () => {
    await ask();
    const shortcuts = [{ key: "l", ctrlKey: true }, { key: "ArrowLeft", altKey: true }, "F5"];
    expect(pressAll(shortcuts)).toEqual(shortcuts);
  });

  test("are for a field into which the visitor has gone meanwhile", async () => {
    await ask();
    screen.getByLabelText("Field").focus();
    expect(pressAll(["a", "Enter"])).toEqual(["a", "Enter"]);
  });
});

test("Escape in the very moment at which the menu appears closes it, is spent, and gives the focus back", async () => {
  await arrive();
  const button = renderButton();
  button.focus();
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  new MutationObserver((_changes, observer) => {
    if (menus().length === 0) return;
    observer.disconnect();
    document.body.dispatchEvent(pressed);
  }).observe(document.body, { childList: true, subtree: true });
  fireEvent.click(button, { detail: 1 });
  await settle();
  expect(pressed.defaultPrevented).toBe(true);
  expect(menus()).toEqual([]);
  expect(button).toHaveFocus();
});

const loseMenu = async (error: Error) => {
  load.mockRejectedValue(error);
  const button = renderButton();
  button.focus();
  fireEvent.click(button, { detail: 1 });
  await settle();
  expect(menus()).toEqual([]);
  expect(button).toHaveAttribute("aria-expanded", "false");
  return button;
};

test("where the code cannot be had a notice says so, and the next press tries again", async () => {
  const button = await loseMenu(new Error("offline"));
  expect(screen.getByRole("alert")).toHaveTextContent("This menu could not be loaded");

  load.mockImplementation(arrive);
  fireEvent.click(button, { detail: 1 });
  await settle();
  expect(menus()).toEqual(["View"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("so does the notice's button, and the menu belongs to its own button as ever", async () => {
  const button = await loseMenu(new Error("offline"));
  load.mockImplementation(arrive);
  const retry = screen.getByRole("button", { name: "Try again" });
  retry.focus();
  fireEvent.click(retry);
  expect(button).toHaveFocus();
  await settle();
  expect(menus()).toEqual(["View"]);
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Escape");
  expect(button).toHaveFocus();
});

test("tried again in vain, it is said again", async () => {
  await loseMenu(new Error("offline"));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("This menu could not be loaded");
});

test("where the code is gone since the site was deployed anew, only a reload helps", async () => {
  await loseMenu(newVersion);
  expect(screen.getByRole("alert")).toHaveTextContent("A new version of this site is out");
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("entries given as a function are made only while the menu is open", async () => {
  const entries = jest.fn(() => viewEntries(spies()));
  renderInPage(<MenuButton name="View" entries={entries} />);
  await pass(2000);
  expect(entries).not.toHaveBeenCalled();
  screen.getByRole("button").focus();
  await press("ArrowDown");
  expect(entries).toHaveBeenCalled();
});

describe("entries whose own code is needed first", () => {
  const renderNeeding = (needs: () => Promise<unknown>) => {
    renderInPage(<MenuButton name="View" entries={viewEntries(spies())} needs={needs} />);
    return screen.getByRole("button");
  };

  test("are waited for before the menu opens, and are fetched with it", async () => {
    let release = () => {};
    const needs = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const button = renderNeeding(needs);
    expect(needs).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    await settle();
    expect(menus()).toEqual([]);
    release();
    await settle();
    await settle();
    expect(menus()).toEqual(["View"]);
  });

  test("cannot be had: nothing is open, and a notice says so", async () => {
    const button = renderNeeding(() => Promise.reject(new Error("Lost")));
    fireEvent.click(button, { detail: 1 });
    await settle();
    await settle();
    expect(menus()).toEqual([]);
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(document.body).toHaveTextContent("This menu could not be loaded");
  });
});
