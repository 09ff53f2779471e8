/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { ContextMenuArea } from "../../../src/ui/menu/ContextMenuArea";
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

beforeEach(stopTheClock);
afterEach(startTheClock);

const renderArea = (onClick = jest.fn()) => {
  renderInPage(
    <ContextMenuArea
      name="Desktop"
      entries={viewEntries(spies())}
      accepts={(target) => target.closest("dialog") === null}
    >
      <button type="button" onClick={onClick}>
        Icon
      </button>
      <a href="/about">About me</a>
      <input aria-label="Field" />
      <dialog open>
        <p>Window</p>
      </dialog>
    </ContextMenuArea>,
  );
  return screen.getByRole("button", { name: "Icon" });
};

/** Asks for a context menu; whether the browser's own is left to appear. */
const ask = async (target: Element) => {
  const event = createEvent.contextMenu(target, { clientX: 30, clientY: 40 });
  fireEvent(target, event);
  await settle();
  return !event.defaultPrevented;
};

const touch = { pointerType: "touch", isPrimary: true, clientX: 30, clientY: 40 };

test("a right click opens the menu in place of the browser's; focus goes back on closing", async () => {
  const icon = renderArea();
  icon.focus();
  expect(await ask(icon)).toBe(false);
  expect(menus()).toEqual(["Desktop"]);
  expect(highlighted()).toEqual([]);
  await press("Escape");
  expect(menus()).toEqual([]);
  expect(icon).toHaveFocus();
});

test("asked for by keyboard it highlights its first item", async () => {
  const icon = renderArea();
  act(() => icon.focus());
  fireEvent.keyDown(icon, { key: "F10", shiftKey: true });
  await ask(icon);
  expect(highlighted()).toEqual(["Theme"]);
});

test("the browser's own event for a press that it took for long first calls ours off", async () => {
  const icon = renderArea();
  fireEvent.pointerDown(icon, touch);
  await pass(400);
  await ask(icon);
  const menu = screen.getByRole("menu");
  await pass(600);
  expect(screen.getByRole("menu")).toBe(menu);
});

test.each([
  ["a link", () => screen.getByRole("link")],
  ["a field", () => screen.getByLabelText("Field")],
  ["what is not accepted", () => screen.getByText("Window")],
])("%s keeps the browser's own menu", async (_name, target) => {
  renderArea();
  expect(await ask(target())).toBe(true);
  fireEvent.pointerDown(target(), touch);
  await pass(600);
  expect(menus()).toEqual([]);
});

test("what the area's children put elsewhere on the page is not in the area", async () => {
  renderInPage(
    <ContextMenuArea name="Desktop" entries={viewEntries(spies())}>
      {createPortal(<p>Elsewhere</p>, document.body)}
    </ContextMenuArea>,
  );
  expect(await ask(screen.getByText("Elsewhere"))).toBe(true);
  fireEvent.pointerDown(screen.getByText("Elsewhere"), touch);
  await pass(600);
  expect(menus()).toEqual([]);
});

test("a press of 500 ms by touch opens the menu, not before", async () => {
  const icon = renderArea();
  await pass(2000);
  fireEvent.pointerDown(icon, touch);
  await pass(499);
  expect(menus()).toEqual([]);
  await pass(1);
  await settle();
  expect(menus()).toEqual(["Desktop"]);
});

test("the click after a long press is swallowed, the next one is not", async () => {
  const onClick = jest.fn();
  const icon = renderArea(onClick);
  fireEvent.pointerDown(icon, touch);
  await pass(600);
  fireEvent.pointerUp(icon, touch);
  fireEvent.click(icon);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(icon);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("the browser's own event for a long press does not open the menu anew", async () => {
  const icon = renderArea();
  fireEvent.pointerDown(icon, touch);
  await pass(600);
  const menu = screen.getByRole("menu");
  expect(await ask(icon)).toBe(false);
  expect(screen.getByRole("menu")).toBe(menu);
});

test.each([
  ["moves", (icon: Element) => fireEvent.pointerMove(icon, { ...touch, clientY: 51 })],
  ["is lifted", (icon: Element) => fireEvent.pointerUp(icon, touch)],
  ["begins to scroll", (icon: Element) => fireEvent.pointerCancel(icon, touch)],
])("a finger that %s before opens nothing", async (_name, interrupt) => {
  const icon = renderArea();
  fireEvent.pointerDown(icon, touch);
  await pass(400);
  interrupt(icon);
  await pass(600);
  expect(menus()).toEqual([]);
});

test("a finger may tremble", async () => {
  const icon = renderArea();
  fireEvent.pointerDown(icon, touch);
  fireEvent.pointerMove(icon, { ...touch, clientX: 36, clientY: 48 });
  await pass(600);
  expect(menus()).toEqual(["Desktop"]);
});

test("a mouse held down is no long press", async () => {
  const icon = renderArea();
  fireEvent.pointerDown(icon, { ...touch, pointerType: "mouse" });
  await pass(600);
  expect(menus()).toEqual([]);
});
