/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dock } from "../../src/desktop/dock/Dock";
import { isPressed } from "../../src/lib/shortcuts";
import { mirroredX, readingPoint, tileByEye } from "../../src/windows/readingSide";
import { gripOf } from "../../src/windows/tools/grips";
import { anApp, renderWindows } from "../support/renderDesktop";

jest.mock("../../src/words/siteLanguage", () => ({ siteLanguage: () => "ar" }));

// In a language that is written from the right, what the eye and the hand call left and right stays so.

const WIDTH = 1000;

beforeAll(() => {
  Object.defineProperty(document.documentElement, "clientWidth", { value: WIDTH });
});

const grip = (name: string) => {
  const element = document.createElement("div");
  element.setAttribute("data-grip", name);
  return gripOf(element);
};

test("places are counted from the right edge", () => {
  expect(mirroredX(0, 300)).toBe(700);
  expect(mirroredX(mirroredX(120, 300), 300)).toBe(120);
  expect(readingPoint({ x: 1000, y: 5 })).toEqual({ x: 0, y: 5 });
});

test("the left edge of a window is where it ends, and its left half the one where it ends", () => {
  expect(grip("w")).toEqual({ x: 1, y: 0 });
  expect(grip("ne")).toEqual({ x: -1, y: -1 });
  expect(tileByEye("left")).toBe("right");
  expect(tileByEye("bottomRight")).toBe("bottomLeft");
  expect(tileByEye("top")).toBe("top");
});

const key = (name: string) => new KeyboardEvent("keydown", { key: name });

test("the arrow to the left leads on, and opens submenus", () => {
  expect(isPressed(key("ArrowLeft"), "nextItem")).toBe(true);
  expect(isPressed(key("ArrowRight"), "previousItem")).toBe(true);
  expect(isPressed(key("ArrowLeft"), "openSubmenu")).toBe(true);
  expect(isPressed(key("ArrowRight"), "closeSubmenu")).toBe(true);
});

test("in the dock, too", async () => {
  const apps = ["One", "Two"].map((title) => anApp({ id: title, title, shortcut: title }));
  renderWindows(apps, { beside: <Dock /> });
  const item = (name: string) => screen.getByRole("button", { name });
  act(() => item("One").focus());
  await userEvent.keyboard("{ArrowLeft}");
  expect(item("Two")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(item("One")).toHaveFocus();
});
