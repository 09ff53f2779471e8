/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlaceLink, useWindowActions } from "../../src/windows";
import { anApp, renderWindows } from "../support/renderDesktop";

const region = (name: string) => screen.getByRole("region", { name, hidden: true });
const title = (name: string) => screen.getByRole("heading", { name, hidden: true });
const inFront = () =>
  screen
    .getAllByRole("region", { hidden: true })
    .filter((frame) => frame.style.zIndex === "1002")
    .map((frame) => frame.querySelector("h2")?.textContent);
const raise = (name: string) => fireEvent.pointerDown(region(name));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const OpenC = () => {
  const { open } = useWindowActions();
  return (
    <button type="button" onClick={() => open("c")}>
      Open C
    </button>
  );
};

const a = anApp({ id: "a", title: "A", Body: OpenC });
const b = anApp({ id: "b", title: "B" });
const c = anApp({ id: "c", title: "C", isOpenOnArrival: false });

/** Presses a key; returns whether it was left to the browser. */
const isLeft = (key: string, shiftKey = false) => {
  const event = createEvent.keyDown(document.body, { key, shiftKey });
  fireEvent(document.body, event);
  return !event.defaultPrevented;
};

describe("closing a window", () => {
  it("gives the focus back to what opened it, in the window that is in front now", async () => {
    renderWindows([b, a, c]);
    await press("Open C");
    expect(title("C")).toHaveFocus();
    await press("Close C");
    expect(screen.getByRole("button", { name: "Open C" })).toHaveFocus();
  });

  it("gives it to the next window where what opened it lies behind", async () => {
    renderWindows([b, a, c]);
    await press("Open C");
    raise("B");
    raise("C");
    await press("Close C");
    expect(inFront()).toEqual(["B"]);
    expect(title("B")).toHaveFocus();
  });
});

it("a window that has taken the focus once does not take it again by itself", async () => {
  renderWindows([a, b, c], { beside: <PlaceLink address={null}>Elsewhere</PlaceLink> });
  await press("Open C");
  expect(title("C")).toHaveFocus();
  const elsewhere = screen.getByRole("link", { name: "Elsewhere" });
  act(() => elsewhere.focus());
  // It goes and comes again, which is when it would look for a request.
  raise("B");
  raise("C");
  expect(elsewhere).toHaveFocus();
  await press("Enter fullscreen, C");
  await press("Exit fullscreen, C");
  act(() => elsewhere.focus());
  await press("Close C");
  await press("Open C");
  expect(title("C")).toHaveFocus();
});

describe("a window that is on its way out", () => {
  const endOfMotion: { current: () => void } = { current: () => {} };

  beforeEach(() => {
    // jsdom moves nothing.
    HTMLElement.prototype.getAnimations = () => {
      const finished = new Promise<Animation>((resolve) => {
        endOfMotion.current = () => resolve({} as Animation);
      });
      return [{ finished } as Animation];
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "getAnimations");
  });

  it("is gone when it is out of sight, and out of reach before", async () => {
    renderWindows([a, c], {});
    await press("Open C");
    await press("Close C");
    expect(region("C")).toHaveAttribute("data-leaving");
    expect(region("C")).toHaveAttribute("inert");
    await act(async () => endOfMotion.current());
    expect(screen.queryByRole("region", { name: "C", hidden: true })).toBeNull();
  });

  it("comes back as it was when it is opened again meanwhile, and stays", async () => {
    renderWindows([a, c]);
    await press("Open C");
    const frame = region("C");
    await press("Close C");
    await press("Open C");
    expect(region("C")).toBe(frame);
    expect(frame).not.toHaveAttribute("data-leaving");
    expect(frame).not.toHaveAttribute("inert");
    expect(title("C")).toHaveFocus();
    await act(async () => endOfMotion.current());
    expect(region("C")).toBe(frame);
  });
});

it("what lies under a fullscreen window is inert, until it is in sight again", async () => {
  renderWindows([a, b]);
  await press("Enter fullscreen, B");
  expect(region("A")).toHaveAttribute("inert");
  expect(region("B")).not.toHaveAttribute("inert");
  isLeft("Escape");
  expect(region("A")).not.toHaveAttribute("inert");
});

describe("F6", () => {
  const openC = { ...c, isOpenOnArrival: true };

  it("goes on to the next window in the document, and Shift+F6 back", () => {
    renderWindows([a, b, openC]);
    raise("A");
    expect(isLeft("F6")).toBe(false);
    expect(inFront()).toEqual(["B"]);
    expect(title("B")).toHaveFocus();
    isLeft("F6");
    expect(inFront()).toEqual(["C"]);
    isLeft("F6", true);
    expect(inFront()).toEqual(["B"]);
    isLeft("F6", true);
    expect(inFront()).toEqual(["A"]);
  });

  it("is the browser's after the last window, and begins again after that", () => {
    renderWindows([a, b]);
    act(() => title("B").focus());
    expect(isLeft("F6")).toBe(true);
    expect(inFront()).toEqual(["B"]);
    expect(isLeft("F6")).toBe(false);
    expect(inFront()).toEqual(["A"]);
    expect(isLeft("F6", true)).toBe(true);
    expect(isLeft("F6", true)).toBe(false);
    expect(inFront()).toEqual(["B"]);
  });

  it("begins the round at once where the focus is nowhere yet", () => {
    renderWindows([a, b]);
    expect(inFront()).toEqual(["B"]);
    expect(document.body).toHaveFocus();
    expect(isLeft("F6")).toBe(false);
    expect(inFront()).toEqual(["A"]);
    expect(title("A")).toHaveFocus();
  });

  it("is left alone with other keys held, and where somebody else has used it", () => {
    renderWindows([a, b]);
    raise("A");
    for (const held of ["ctrlKey", "altKey", "metaKey"]) {
      fireEvent.keyDown(document.body, { key: "F6", [held]: true });
    }
    const used = createEvent.keyDown(document.body, { key: "F6" });
    used.preventDefault();
    fireEvent(document.body, used);
    expect(inFront()).toEqual(["A"]);
  });
});
