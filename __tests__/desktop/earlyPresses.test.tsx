/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { createEvent, fireEvent, renderHook, screen } from "@testing-library/react";
import { beforeStartScript } from "../../src/desktop/beforeStart";
import { useTakeOver } from "../../src/desktop/useTakeOver";

// What a visitor sees before the page's scripts are there, with the script from the head.
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <ul>
      <li><a href="#one" data-app-icon>One</a></li>
      <li><a href="#two" data-app-icon><span>Two</span></a></li>
    </ul>
    <button>Close</button>
    <label><input type="checkbox" />Quiet</label>
    <a href="#elsewhere"><span>Elsewhere</span></a>
    <a href="#projects" data-app-icon><span>Projects</span></a>
    <nav><a href="#films" data-roving>Films</a><a href="#notes" data-roving>Notes</a></nav>
    <button aria-haspopup="menu">View</button>`;
  new Function(beforeStartScript)();
});
afterEach(() => {
  window.beforeStart?.end();
  jest.useRealTimers();
});

const heardOn = (target: Element) => {
  const heard: Event[] = [];
  for (const type of ["pointerdown", "pointerup", "pointercancel", "click", "dblclick", "keydown"])
    target.addEventListener(type, (event) => heard.push(event));
  return heard;
};

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);

const takeOver = async () => {
  renderHook(() => useTakeOver());
  await jest.runAllTimersAsync();
};

const highlighted = () =>
  [...document.querySelectorAll("[data-highlighted]")].map(({ textContent }) => textContent);

test("the icon that is pressed last is highlighted at once, wherever in it the press is", () => {
  fireEvent.click(screen.getByText("One"));
  expect(highlighted()).toEqual(["One"]);
  fireEvent.click(screen.getByText("Two"));
  expect(highlighted()).toEqual(["Two"]);
});

test("a pointer that goes down anywhere else takes the highlight away", () => {
  fireEvent.pointerDown(screen.getByText("Two"));
  fireEvent.click(screen.getByText("Two"));
  expect(highlighted()).toEqual(["Two"]);
  fireEvent.pointerDown(screen.getByText("Close"));
  expect(highlighted()).toEqual([]);
});

test("nothing hears of a press before the page has taken over", async () => {
  const heard = heardOn(document.body);
  fireEvent.pointerDown(screen.getByText("Close"));
  fireEvent.click(screen.getByText("Close"));
  expect(heard).toEqual([]);
  await takeOver();
  expect(typesOf(heard)).toEqual(["pointerdown", "click"]);
});

test("a finger that was lifted early is lifted again: its press does not become a long one", async () => {
  fireEvent.pointerDown(screen.getByText("Close"));
  fireEvent.pointerUp(screen.getByText("Close"));
  fireEvent.pointerDown(screen.getByText("Close"));
  fireEvent.pointerCancel(screen.getByText("Close"));
  const heard = heardOn(screen.getByText("Close"));
  await takeOver();
  expect(typesOf(heard)).toEqual(["pointerdown", "pointerup", "pointerdown", "pointercancel"]);
});

test("what one press changes is in the page before the next comes", async () => {
  fireEvent.click(screen.getByText("One"));
  fireEvent.click(screen.getByText("Two"));
  const order: string[] = [];
  screen.getByText("One").addEventListener("click", async () => {
    queueMicrotask(() => order.push("after One"));
  });
  screen.getByText("Two").addEventListener("click", () => order.push("Two"));
  await takeOver();
  expect(order).toEqual(["after One", "Two"]);
});

test("presses come again in their order, with what they were, once the page has taken over", async () => {
  fireEvent.pointerDown(screen.getByText("Two"));
  fireEvent.click(screen.getByText("Two"), { detail: 1, altKey: true });
  fireEvent.dblClick(screen.getByText("Two"), { detail: 2 });
  const heard = heardOn(screen.getByText("Two"));
  await takeOver();
  expect(typesOf(heard)).toEqual(["pointerdown", "click", "dblclick"]);
  expect(heard[1]).toMatchObject({ detail: 1, altKey: true, bubbles: true });
  expect(heard[2]).toMatchObject({ detail: 2 });
});

test("what is pressed after that comes once", async () => {
  await takeOver();
  const heard = heardOn(screen.getByText("Close"));
  fireEvent.click(screen.getByText("Close"));
  await takeOver();
  expect(typesOf(heard)).toEqual(["click"]);
});

test("a link is left alone", async () => {
  fireEvent.click(screen.getByText("Elsewhere"));
  const heard = heardOn(screen.getByText("Elsewhere"));
  await takeOver();
  expect(heard).toEqual([]);
});

test("a link that is an icon is kept like any icon: it goes nowhere by itself", async () => {
  const icon = screen.getByText("Projects");
  expect(fireEvent.click(icon)).toBe(false);
  expect(highlighted()).toEqual(["Projects"]);
  const heard = heardOn(icon);
  await takeOver();
  expect(typesOf(heard)).toEqual(["click"]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "but asked for a tab or a window of its own it answers by itself: %o",
  async (held) => {
    const icon = screen.getByText("Projects");
    expect(fireEvent.click(icon, held)).toBe(true);
    expect(highlighted()).toEqual([]);
    const heard = heardOn(icon);
    await takeOver();
    expect(heard).toEqual([]);
  },
);

test("a link of the dock is kept, too, and shows no highlight", async () => {
  const link = screen.getByText("Films");
  expect(fireEvent.click(link)).toBe(false);
  expect(highlighted()).toEqual([]);
  const heard = heardOn(link);
  await takeOver();
  expect(typesOf(heard)).toEqual(["click"]);
});

test("how much time was between two presses is told as it was", async () => {
  const link = screen.getByText("One");
  const pressed = [link, link].map((target) => {
    const click = createEvent.click(target);
    fireEvent(target, click);
    return click.timeStamp;
  });
  jest.advanceTimersByTime(5000);
  const heard = heardOn(link);
  await takeOver();
  expect(heard.map(({ timeStamp }) => timeStamp)).toEqual(pressed);
});

describe("of the keys", () => {
  const press = (target: Element, key: string, held: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key, ...held });
  const focus = (text: string) => {
    const element = screen.getByText(text);
    element.focus();
    return element;
  };
  /** Arrow keys as the page's lists take them. */
  const moveOnArrow = (from: HTMLElement, to: HTMLElement) =>
    from.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowRight") return;
      event.preventDefault();
      to.focus();
    });

  test.each(["ArrowRight", "ArrowUp", "Enter", " ", "F6"])("%j is kept", async (key) => {
    const link = focus("Films");
    expect(press(link, key)).toBe(false);
    const heard = heardOn(link);
    await takeOver();
    expect(heard[0]).toMatchObject({ type: "keydown", key });
  });

  test.each([{ altKey: true }, { ctrlKey: true }, { shiftKey: true }, { metaKey: true }])(
    "an arrow with %o is the browser's",
    async (held) => {
      const link = focus("Films");
      expect(press(link, "ArrowRight", held)).toBe(true);
      const heard = heardOn(link);
      await takeOver();
      expect(heard).toEqual([]);
    },
  );

  test("Shift+F6 is kept, whatever has the focus", async () => {
    expect(press(document.body, "F6", { shiftKey: true })).toBe(false);
    const heard = heardOn(document.body);
    await takeOver();
    expect(heard).toMatchObject([{ key: "F6", shiftKey: true }]);
  });

  test("what scrolls and what is typed is left alone", () => {
    for (const key of ["ArrowDown", " ", "Enter"]) expect(press(document.body, key)).toBe(true);
    for (const key of ["a", "Tab", "PageDown", "Escape"])
      expect(press(focus("Films"), key)).toBe(true);
  });

  test("Space on a button is left to the button, which makes a click of it", () => {
    expect(press(focus("View"), " ")).toBe(true);
    expect(press(focus("View"), "ArrowDown")).toBe(false);
  });

  test("Enter presses what an arrow before it has reached", async () => {
    const films = focus("Films");
    const notes = screen.getByText("Notes");
    moveOnArrow(films, notes);
    press(films, "ArrowRight");
    press(films, "Enter");
    const onFilms = heardOn(films);
    const onNotes = heardOn(notes);
    await takeOver();
    expect(notes).toHaveFocus();
    expect(typesOf(onFilms)).toEqual(["keydown"]);
    expect(typesOf(onNotes)).toEqual(["keydown", "click"]);
    expect(onNotes[1]).toMatchObject({ detail: 0 });
  });

  test("Enter that the page has answered is no click as well", async () => {
    const link = focus("Films");
    press(link, "Enter");
    const heard = heardOn(link);
    link.addEventListener("keydown", (event) => event.preventDefault());
    await takeOver();
    expect(typesOf(heard)).toEqual(["keydown"]);
  });

  test("a key is passed over when the visitor has gone on from there since", async () => {
    const link = focus("Films");
    press(link, "ArrowRight");
    const button = focus("Close");
    const heard = [heardOn(link), heardOn(button)];
    await takeOver();
    expect(heard).toEqual([[], []]);
    expect(button).toHaveFocus();
  });
});

test("what a click does by itself it does once, with the rest", async () => {
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  await takeOver();
  expect(box.checked).toBe(true);
});

test("what is no longer in the page is passed over", async () => {
  const button = screen.getByText("Close");
  fireEvent.click(button);
  fireEvent.click(screen.getByText("One"));
  button.remove();
  const onButton = heardOn(button);
  const onOption = heardOn(screen.getByText("One"));
  await takeOver();
  expect(onButton).toEqual([]);
  expect(typesOf(onOption)).toEqual(["click"]);
});

test("a page without the script in its head takes over all the same", async () => {
  delete window.beforeStart;
  await expect(takeOver()).resolves.toBeUndefined();
});
