/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen, within } from "@testing-library/react";
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
const icon = (name: string) => screen.getByRole("link", { name });
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
