/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { hideNotice, showNotice } from "../../src/ui/notice";

const show = (text = "The menu is lost", onAction = () => {}) =>
  showNotice(text, "Try again", onAction);
const notice = () => screen.queryByRole("alert");

beforeEach(() => {
  document.body.innerHTML = "<p>Elsewhere</p>";
});

test("a notice says what it says, with one thing to do about it", () => {
  const onAction = jest.fn();
  show("The menu is lost", onAction);
  expect(notice()).toHaveTextContent("The menu is lost");
  fireEvent.pointerDown(screen.getByRole("button", { name: "Try again" }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

test("there is one at a time", () => {
  show("The first");
  show("The second");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(notice()).toHaveTextContent("The second");
});

test("it goes when it is hidden, and when something else is pressed", () => {
  show();
  hideNotice();
  expect(notice()).toBeNull();
  show();
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(notice()).toBeNull();
});
