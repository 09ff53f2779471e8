/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import { anApp, renderWindows } from "../support/renderDesktop";

// jsdom has none, and lays nothing out.
class PointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = "", ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
Object.assign(window, { PointerEvent });

const pressed = jest.fn();
const front = anApp({ id: "front", title: "Front" });
const behind = anApp({
  id: "behind",
  title: "Behind",
  Body: () => (
    <button type="button" onClick={pressed}>
      An icon
    </button>
  ),
});

const region = (name: string) => screen.getByRole("region", { name });

const show = () => {
  renderWindows([behind, front]);
  // They come when the visitor does something.
  fireEvent.pointerMove(document);
  const [grip, corner] = region("Front").querySelectorAll<HTMLElement>("[data-grip]");
  if (!grip || !corner) throw new Error("There are no grips.");
  const icon = screen.getByRole("button", { name: "An icon" });
  document.elementsFromPoint = () => [grip, corner, icon, document.body];
  return grip;
};

const touch = (grip: HTMLElement, pointerType: string, by = 0) => {
  fireEvent(grip, new PointerEvent("pointerdown", { bubbles: true, pointerType }));
  fireEvent.mouseDown(grip, { clientX: 100, clientY: 300 });
  fireEvent.mouseMove(document, { clientX: 100 + by, clientY: 300 });
  fireEvent.mouseUp(document, { clientX: 100 + by, clientY: 300 });
  fireEvent(grip, createEvent.click(grip, { clientX: 100 + by, clientY: 300 }));
};

beforeEach(() => pressed.mockClear());

test("a tap on a grip presses what is seen there, and brings its window to the front", () => {
  touch(show(), "touch");
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(region("Behind").style.zIndex).toBe("1002");
});

test.each([
  ["a finger that pulls", "touch", -9],
  ["a mouse, which has a grip of its own to aim at", "mouse", 0],
])("%s presses nothing else", (_who, pointerType, by) => {
  touch(show(), pointerType, by);
  expect(pressed).not.toHaveBeenCalled();
  expect(region("Front").style.zIndex).toBe("1002");
});
