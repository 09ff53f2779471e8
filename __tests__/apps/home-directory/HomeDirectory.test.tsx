/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HIGHLIGHTED_ATTRIBUTE } from "../../../src/apps/home-directory/appIcon";
import { homeDirectory } from "../../../src/apps/home-directory/manifest";
import { anApp, renderWindows } from "../../support/renderDesktop";

const films = anApp({
  id: "films",
  title: "Film night",
  shortcut: "Films",
  address: "/films/",
  isOpenOnArrival: false,
});
const notes = anApp({ id: "notes", title: "Notebook", shortcut: "Notes", isOpenOnArrival: false });
const hidden = anApp({ id: "hidden", title: "Without an icon" });

const show = () => renderWindows([homeDirectory, films, notes, hidden]);
const icons = () =>
  within(screen.getByRole("list", { name: "Apps" })).getAllByRole<HTMLAnchorElement>("link");
const icon = (name: string) => {
  const found = icons().find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`No icon is called ${name}.`);
  return found;
};
const highlighted = () =>
  icons()
    .filter((each) => each.hasAttribute(HIGHLIGHTED_ATTRIBUTE))
    .map(({ textContent }) => textContent);
const isOpen = (title: string) => screen.queryByRole("region", { name: title }) !== null;

test("has a link for each app with a short name, to the app's address or the site's first page", () => {
  show();
  expect(icons().map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
    ["Films", "/films/"],
    ["Notes", "/"],
  ]);
});

test("an icon is called what is written under it, and what its window is called", () => {
  show();
  expect(icon("Films")).toHaveAccessibleName("Films, Film night");
});

test("a press in a frame, of which the page sees that the focus is there, highlights none", async () => {
  show();
  await userEvent.click(icon("Films"));
  const frame = document.body.appendChild(document.createElement("iframe"));
  fireEvent.blur(window);
  // In Firefox it is not there before the next task.
  act(() => frame.focus());
  await waitFor(() => expect(highlighted()).toEqual([]));

  await userEvent.click(icon("Films"));
  fireEvent.blur(window);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(highlighted()).toEqual(["Films"]);
  frame.remove();
});

test("a click highlights one, and a press anywhere else none", async () => {
  show();
  await userEvent.click(icon("Films"));
  expect(highlighted()).toEqual(["Films"]);
  await userEvent.click(icon("Notes"));
  expect(highlighted()).toEqual(["Notes"]);
  expect(isOpen("Notebook")).toBe(false);
  await userEvent.click(screen.getByRole("region", { name: "Without an icon" }));
  expect(highlighted()).toEqual([]);
});

test("a double click opens", async () => {
  show();
  await userEvent.dblClick(icon("Films"));
  expect(isOpen("Film night")).toBe(true);
  expect(screen.getByRole("heading", { name: "Film night" })).toHaveFocus();
});

test("Enter opens, also in Firefox, which tells of it as of a press", () => {
  show();
  fireEvent.pointerDown(icon("Notes"), { pointerType: "mouse" });
  fireEvent.click(icon("Notes"), { detail: 1 });
  expect(highlighted()).toEqual(["Notes"]);
  fireEvent.keyDown(icon("Films"), { key: "Enter" });
  fireEvent.click(icon("Films"), { detail: 1 });
  expect(isOpen("Film night")).toBe(true);
});

test("a tap opens", async () => {
  show();
  await userEvent.pointer({ keys: "[TouchA]", target: icon("Notes") });
  expect(isOpen("Notebook")).toBe(true);
});

test("a screen reader's click opens, whatever was pressed before", async () => {
  show();
  await userEvent.click(icon("Notes"));
  expect(isOpen("Notebook")).toBe(false);
  fireEvent.click(icon("Films"), { detail: 0 });
  expect(isOpen("Film night")).toBe(true);
});

test("Enter opens what the keys have reached", async () => {
  show();
  act(() => icon("Films").focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(icon("Notes")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(isOpen("Notebook")).toBe(true);
});

/** Presses an icon so many milliseconds after the page was opened. */
const pressAt = (name: string, timeMs: number) => {
  const click = createEvent.click(icon(name), { detail: 1 });
  Object.defineProperty(click, "timeStamp", { value: timeMs });
  fireEvent(icon(name), click);
};

test("two presses open that are too slow for a double click", () => {
  show();
  pressAt("Notes", 5000);
  expect(isOpen("Notebook")).toBe(false);
  pressAt("Notes", 5700);
  expect(isOpen("Notebook")).toBe(true);
});

test("a third press is the first of the next two", () => {
  show();
  pressAt("Notes", 5000);
  pressAt("Notes", 5200);
  expect(screen.getByRole("heading", { name: "Notebook" })).toHaveFocus();
  act(() => icon("Films").focus());
  pressAt("Notes", 5400);
  expect(icon("Films")).toHaveFocus();
  pressAt("Notes", 5600);
  expect(screen.getByRole("heading", { name: "Notebook" })).toHaveFocus();
});

test("highlighting an icon again some time later does not open it", () => {
  show();
  pressAt("Notes", 5000);
  pressAt("Notes", 6500);
  expect(isOpen("Notebook")).toBe(false);
  expect(highlighted()).toEqual(["Notes"]);
});

test("nor do presses of two icons, or of one with a press elsewhere between", async () => {
  show();
  pressAt("Films", 5000);
  pressAt("Notes", 5300);
  await userEvent.click(screen.getByRole("region", { name: "Without an icon" }));
  pressAt("Notes", 5600);
  expect(isOpen("Film night")).toBe(false);
  expect(isOpen("Notebook")).toBe(false);
});

test("Space opens like Enter", async () => {
  show();
  act(() => icon("Notes").focus());
  await userEvent.keyboard(" ");
  expect(isOpen("Notebook")).toBe(true);
});

test("but not with another key, and not in the middle of a name that is typed", async () => {
  show();
  act(() => icon("Notes").focus());
  await userEvent.keyboard("{Shift>} {/Shift}{Control>} {/Control}fi ");
  expect(icon("Films")).toHaveFocus();
  expect(isOpen("Film night")).toBe(false);
  expect(isOpen("Notebook")).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a press with %j is the browser's, and highlights nothing",
  (init) => {
    show();
    const click = createEvent.click(icon("Films"), { detail: 1, ...init });
    let isLeftToBrowser = false;
    const listen = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // jsdom would complain that it cannot go anywhere.
      event.preventDefault();
    };
    window.addEventListener("click", listen, { once: true });
    fireEvent(icon("Films"), click);
    expect(isLeftToBrowser).toBe(true);
    expect(highlighted()).toEqual([]);
  },
);
