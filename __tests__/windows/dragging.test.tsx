/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import { anApp, renderWindows } from "../support/renderDesktop";

const panel = anApp({ id: "panel", title: "Panel", isCollapsible: true, hasControls: false });
const header = () => screen.getByRole("button", { name: "Panel" });
const frame = () => screen.getByRole("region", { name: "Panel" });

/** Where the pointer has taken the frame; null while it has not been taken anywhere. */
const offset = () => frame().style.translate || null;
const isDragged = () =>
  frame().hasAttribute("data-dragging") ||
  document.documentElement.hasAttribute("data-window-dragging");

// Away from the edges, where it would fill something.
const press = () => fireEvent.mouseDown(header(), { clientX: 400, clientY: 300 });
const move = (x: number, y: number) =>
  fireEvent.mouseMove(document, { clientX: 400 + x, clientY: 300 + y });
const release = () => fireEvent.mouseUp(document);
const isFolded = () => header().getAttribute("aria-expanded") === "false";

beforeEach(() => {
  // jsdom lays nothing out; the limits are of this viewport.
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1440);
  jest.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(900);
  renderWindows([panel]);
});
afterEach(() => jest.restoreAllMocks());

it("a press is no drag before the pointer has travelled a little", () => {
  press();
  move(2, 1);
  expect(isDragged()).toBe(false);
  release();
  fireEvent.click(header(), { detail: 1 });
  expect(isFolded()).toBe(true);
});

it("a window is where it was dropped, at once, and the click that ends a drag is none", () => {
  press();
  move(30, 120);
  expect(isDragged()).toBe(true);
  expect(offset()).not.toBeNull();
  release();
  expect(isDragged()).toBe(false);
  expect(offset()).toBeNull();
  expect(frame().style.getPropertyValue("--window-x")).toBe("30px");
  fireEvent.click(header(), { detail: 1 });
  expect(isFolded()).toBe(false);
});

it("the next key is heard after a drag that ended off the header, without a click", () => {
  press();
  move(30, 120);
  release();
  fireEvent.click(header(), { detail: 0 });
  expect(isFolded()).toBe(true);
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a pointer that is lost", () => fireEvent(document, new Event("pointercancel"))],
  ["a touch that is lost", () => fireEvent(document, new Event("touchcancel"))],
])("%s puts a dragged window back, and it follows no further", (_what, callOff) => {
  const before = frame().getAttribute("style");
  press();
  move(30, 120);
  callOff();
  expect(isDragged()).toBe(false);
  expect(frame().getAttribute("style")).toBe(before);
  move(60, 240);
  release();
  expect(frame().getAttribute("style")).toBe(before);
  expect(isDragged()).toBe(false);
});

it("Escape means the drag alone, and nothing else while there is none", () => {
  const heard = jest.fn();
  document.addEventListener("keydown", heard);
  press();
  move(30, 120);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener("keydown", heard);
});

it("the browser's own drag is refused while a window is dragged, and then only", () => {
  const dragStart = () => {
    const event = createEvent.dragStart(header());
    fireEvent(header(), event);
    return event.defaultPrevented;
  };
  expect(dragStart()).toBe(false);
  press();
  expect(dragStart()).toBe(true);
  release();
  expect(dragStart()).toBe(false);
});
