/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useRovingFocus } from "../../src/ui/useRovingFocus";

jest.mock("../../src/words/locale.words", () => ({ direction: "rtl" }));

const LETTERS = ["Alif", "Ba", "Ta"];

const List = () => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLDivElement>({
    labels: LETTERS,
    currentIndex: 1,
  });
  return (
    <div ref={list} dir="rtl" {...listProps}>
      {LETTERS.map((letter, index) => (
        <a key={letter} href={`#${letter}`} {...itemProps(index)}>
          {letter}
        </a>
      ))}
    </div>
  );
};

test.each([
  ["ArrowLeft", "Ta"],
  ["ArrowRight", "Alif"],
  ["ArrowDown", "Ta"],
  ["ArrowUp", "Alif"],
  ["Home", "Alif"],
  ["End", "Ta"],
])("in a list that is read from the right, %s on the middle one leads to %s", (key, name) => {
  render(<List />);
  fireEvent.keyDown(screen.getByText("Ba"), { key });
  expect(document.activeElement?.textContent).toBe(name);
});
