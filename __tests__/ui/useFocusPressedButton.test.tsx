/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { useFocusPressedButton } from "../../src/ui/useFocusPressedButton";

const Page = ({ onClick }: { onClick?: () => void }) => {
  useFocusPressedButton();
  return (
    <>
      <button type="button" onClick={onClick}>
        <svg aria-hidden data-testid="sign" />
        Search
      </button>
      <p>Text</p>
    </>
  );
};

// fireEvent moves no focus by itself, as Safari does not.
it("a pressed button has the focus by the time it answers", () => {
  const focused: (Element | null)[] = [];
  render(<Page onClick={() => focused.push(document.activeElement)} />);
  fireEvent.click(screen.getByTestId("sign"));
  expect(focused).toEqual([screen.getByRole("button")]);
});

it("a press beside it moves nothing, and nothing is left behind", () => {
  const { unmount } = render(<Page />);
  fireEvent.click(screen.getByText("Text"));
  expect(document.body).toHaveFocus();
  unmount();
  const button = document.body.appendChild(document.createElement("button"));
  fireEvent.click(button);
  expect(document.body).toHaveFocus();
});
