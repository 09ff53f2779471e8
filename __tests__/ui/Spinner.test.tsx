/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { SPOKEN_AFTER_MS, Spinner } from "../../src/ui/Spinner";

afterEach(() => jest.useRealTimers());

test("a word comes into its status, which is what is read out, when it is seen and not before", () => {
  jest.useFakeTimers();
  render(<Spinner />);
  const status = screen.getByRole("status", { name: "Loading" });
  act(() => jest.advanceTimersByTime(SPOKEN_AFTER_MS - 1));
  expect(status).toHaveTextContent("");
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent("Loading");
});
