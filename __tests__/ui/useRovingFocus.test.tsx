/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRovingFocus } from "../../src/ui/useRovingFocus";
import { TYPEAHEAD_RESET_MS } from "../../src/ui/useTypeahead";

const TREES = ["Alder", "Ash", "Birch", "Black poplar", "Cedar"];

interface ListProps {
  labels?: readonly string[];
  currentIndex?: number;
  loops?: boolean;
}

const List = ({ labels = TREES, currentIndex = -1, loops }: ListProps) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels,
    currentIndex,
    loops,
  });
  return (
    <ul ref={list} {...listProps}>
      {labels.map((label, index) => (
        <li key={label}>
          <a href={`#${label}`} {...itemProps(index)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};

const show = (props: ListProps = {}) =>
  render(
    <>
      <List {...props} />
      <button type="button">After it</button>
    </>,
  );
const item = (name: string) => screen.getByRole("link", { name });
const focusOn = (name: string) => act(() => item(name).focus());
const focused = () => document.activeElement?.textContent;
const stops = () =>
  screen
    .queryAllByRole("link")
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

/** Presses a key; true when the browser is left to do what it does with it. */
const press = (key: string, modifiers: KeyboardEventInit = {}): boolean => {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key, ...modifiers });
  fireEvent(target, event);
  return !event.defaultPrevented;
};

afterEach(() => jest.useRealTimers());

describe("the one stop for Tab", () => {
  test("is the current item, or the first where none is", () => {
    const { rerender } = render(<List currentIndex={2} />);
    expect(stops()).toEqual(["Birch"]);
    rerender(<List currentIndex={-1} />);
    expect(stops()).toEqual(["Alder"]);
  });

  test("is the focused item as long as the focus is in the list", async () => {
    show({ currentIndex: 2 });
    await userEvent.tab();
    expect(focused()).toBe("Birch");
    press("End");
    expect(stops()).toEqual(["Cedar"]);
    await userEvent.tab();
    expect(focused()).toBe("After it");
    expect(stops()).toEqual(["Birch"]);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe("Birch");
  });

  test("follows a pointer's focus, from where the keys go on", () => {
    show();
    focusOn("Birch");
    expect(stops()).toEqual(["Birch"]);
    press("ArrowDown");
    expect(focused()).toBe("Black poplar");
  });
});

describe("keys", () => {
  test.each([
    ["ArrowDown", "Ash", "Birch"],
    ["ArrowRight", "Ash", "Birch"],
    ["ArrowUp", "Ash", "Alder"],
    ["ArrowLeft", "Ash", "Alder"],
    ["Home", "Birch", "Alder"],
    ["End", "Birch", "Cedar"],
    // A list has ends.
    ["ArrowUp", "Alder", "Alder"],
    ["ArrowDown", "Cedar", "Cedar"],
  ])("%s on %s leads to %s, and does not scroll", (key, from, to) => {
    show();
    focusOn(from);
    expect(press(key)).toBe(false);
    expect(focused()).toBe(to);
  });

  test.each([
    ["ArrowUp", "Alder", "Cedar"],
    ["ArrowDown", "Cedar", "Alder"],
    ["ArrowDown", "Alder", "Ash"],
  ])("%s on %s leads to %s where the ends are joined", (key, from, to) => {
    show({ loops: true });
    focusOn(from);
    expect(press(key)).toBe(false);
    expect(focused()).toBe(to);
  });

  test.each(["Enter", " ", "Tab", "Escape", "PageDown", "F5"])(
    "%j is left to the browser",
    (key) => {
      show();
      focusOn("Ash");
      expect(press(key)).toBe(true);
      expect(focused()).toBe("Ash");
    },
  );

  test.each(["ctrlKey", "metaKey", "altKey", "shiftKey"])(
    "all are left to the browser with %s: Back, selecting, its shortcuts",
    (modifier) => {
      show();
      focusOn("Ash");
      const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "c", "C"];
      for (const key of keys) {
        expect([key, press(key, { [modifier]: true })]).toEqual([key, true]);
        expect(focused()).toBe("Ash");
      }
    },
  );
});

describe("letters", () => {
  test("lead to the next item that begins with them, whatever their case", () => {
    jest.useFakeTimers();
    show();
    focusOn("Alder");
    expect(press("c")).toBe(false);
    expect(focused()).toBe("Cedar");
    jest.advanceTimersByTime(TYPEAHEAD_RESET_MS);
    press("B");
    expect(focused()).toBe("Birch");
  });

  test("the same letter goes round, several spell a word, a blank among them", () => {
    jest.useFakeTimers();
    show();
    focusOn("Alder");
    press("a");
    expect(focused()).toBe("Ash");
    press("a");
    expect(focused()).toBe("Alder");
    jest.advanceTimersByTime(TYPEAHEAD_RESET_MS);
    for (const letter of "black p") expect(press(letter)).toBe(false);
    expect(focused()).toBe("Black poplar");
  });

  test.each(["z", "/", "'"])("%s, which no item begins with, is left to the browser", (letter) => {
    show();
    focusOn("Ash");
    expect(press(letter)).toBe(true);
    expect(focused()).toBe("Ash");
  });

  test("that go on with a word are part of it, though no item has them", () => {
    show();
    focusOn("Alder");
    press("b");
    expect(press("/")).toBe(false);
    expect(focused()).toBe("Birch");
  });
});

test("an empty list is none, and one that grows goes on", () => {
  const { rerender } = render(<List labels={[]} />);
  expect(stops()).toEqual([]);
  rerender(<List labels={["Oak"]} />);
  expect(stops()).toEqual(["Oak"]);
});

test("an item that goes with the focus on it leaves the list with a stop", () => {
  const { rerender } = render(<List labels={TREES} />);
  focusOn("Cedar");
  rerender(<List labels={TREES.slice(0, 2)} />);
  expect(stops()).toHaveLength(1);
});
