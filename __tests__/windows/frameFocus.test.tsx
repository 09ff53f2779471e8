/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { anApp, renderWindows } from "../support/renderDesktop";

const a = anApp({ id: "a", title: "A", Body: () => <a href="/elsewhere">In A</a> });
const framed = anApp({
  id: "f",
  title: "F",
  Body: () => <iframe title="Site" src="about:blank" />,
});

const frame = () => screen.getByTitle<HTMLIFrameElement>("Site");
const inFront = () =>
  screen.getAllByRole("region").find(({ style }) => style.zIndex === "1002")?.textContent;
const link = () => screen.getByText("In A");

/** All that the page sees when the focus goes into a frame, whoever has sent it there. */
const focusGoesIntoFrame = () => {
  act(() => frame().focus());
  fireEvent.blur(window);
};

/** What the browser says: whether the visitor has pressed something lately, in a frame or around it. */
let isAtWork: boolean | undefined;
let nowMs = 0;

beforeEach(() => {
  isAtWork = false;
  nowMs = 100_000;
  jest.spyOn(performance, "now").mockImplementation(() => nowMs);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => (isAtWork === undefined ? undefined : { isActive: isAtWork }),
  });
  renderWindows([framed, a]);
  // The tools come with the first sign of use.
  fireEvent.pointerMove(document.body);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "userActivation");
});

it.each([
  ["", true],
  [", also where the browser tells nothing of presses", undefined],
])("a press in a frame brings its window to the front%s", (_where, told) => {
  isAtWork = told;
  fireEvent.pointerDown(link());
  fireEvent.pointerOver(frame());
  focusGoesIntoFrame();
  expect(inFront()).toMatch(/^F/);
  expect(frame()).toHaveFocus();
});

it("so does one that the pointer's way did not tell of, if nothing was pressed elsewhere lately", () => {
  isAtWork = true;
  fireEvent.pointerDown(link());
  nowMs += 6000;
  focusGoesIntoFrame();
  expect(inFront()).toMatch(/^F/);
});

it("so does Tab", () => {
  fireEvent.keyDown(link(), { key: "Tab" });
  focusGoesIntoFrame();
  expect(inFront()).toMatch(/^F/);
});

describe.each([
  ["at once", () => {}],
  [
    "soon after a press elsewhere",
    () => {
      fireEvent.pointerOver(frame());
      fireEvent.pointerOver(link());
      fireEvent.pointerDown(link());
      isAtWork = true;
      nowMs += 200;
    },
  ],
  [
    "soon after a key, while the pointer rests on it",
    () => {
      fireEvent.pointerOver(frame());
      fireEvent.keyDown(link(), { key: "Enter" });
      isAtWork = true;
      nowMs += 200;
    },
  ],
  ["under a pointer that presses nothing", () => fireEvent.pointerOver(frame())],
  [
    "long after Tab",
    () => {
      fireEvent.keyDown(link(), { key: "Tab" });
      nowMs += 1000;
    },
  ],
])("a frame that takes the focus by itself %s", (_when, before) => {
  it("stays behind, gives the focus back, and can be pressed to come to the front", () => {
    before();
    act(() => link().focus());
    focusGoesIntoFrame();
    expect(inFront()).toMatch(/^A/);
    expect(link()).toHaveFocus();
    expect(frame().inert).toBe(true);
    // An inert frame is passed by: what is around it is pressed.
    fireEvent.pointerDown(frame().parentElement ?? frame());
    expect(inFront()).toMatch(/^F/);
    expect(frame().inert).toBe(false);
  });
});

it("a frame that takes the focus while it is inert, as Firefox lets it, is hidden until its window is in front", () => {
  act(() => link().focus());
  focusGoesIntoFrame();
  expect(frame()).toBeVisible();
  focusGoesIntoFrame();
  expect(frame()).not.toBeVisible();
  expect(link()).toHaveFocus();
  expect(inFront()).toMatch(/^A/);
  fireEvent.pointerDown(frame().parentElement ?? frame());
  expect(inFront()).toMatch(/^F/);
  expect(frame()).toBeVisible();
  expect(frame().inert).toBe(false);
});

it("a key that is held for a press in a frame is part of the press", () => {
  fireEvent.pointerOver(frame());
  fireEvent.keyDown(link(), { key: "Control", ctrlKey: true });
  isAtWork = true;
  focusGoesIntoFrame();
  expect(inFront()).toMatch(/^F/);
});

it("a frame in front may take the focus as often as it likes", () => {
  fireEvent.pointerDown(frame());
  act(() => link().focus());
  fireEvent.pointerDown(frame());
  focusGoesIntoFrame();
  expect(frame()).toHaveFocus();
  expect(frame().inert).toBeFalsy();
});
