/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeStartScript } from "../../src/desktop/beforeStart";
import { START_PATIENCE_MS } from "../../src/desktop/failedStart";
import { RootProvider } from "../../src/desktop/RootProvider";

// What a visitor sees before the page's scripts are there, with the script from the head.
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <img alt="" />
    <div role="option" aria-selected="false">Movies</div>
    <button>Close</button>
    <div id="page"></div>`;
  new Function(beforeStartScript)();
});
afterEach(() => {
  window.beforeStart?.end();
  jest.useRealTimers();
});

const failures: [string, () => void][] = [
  [
    "a script cannot be had",
    () => {
      const script = document.createElement("script");
      document.head.append(script);
      script.dispatchEvent(new Event("error"));
      script.remove();
    },
  ],
  ["a script breaks", () => window.dispatchEvent(new ErrorEvent("error"))],
  ["the page's data cannot be had", () => window.dispatchEvent(new Event("unhandledrejection"))],
  ["time is up", () => jest.advanceTimersByTime(START_PATIENCE_MS)],
];
const failInAnyWay = () => failures[0]?.[1]();

const notice = () => screen.queryByRole("alert");
const pressesHeardOn = (target: Element) => {
  const heard = jest.fn();
  target.addEventListener("click", heard);
  fireEvent.click(target);
  return heard.mock.calls.length;
};
const container = () => document.querySelector("#page") ?? document.body;
const start = async (page = <p>The page</p>) => {
  render(<RootProvider>{page}</RootProvider>, { container: container() });
  await act(() => jest.advanceTimersByTimeAsync(0));
};

test.each(failures)("when %s the page says so and offers to reload", (_name, fail) => {
  expect(notice()).toBeNull();
  fail();
  expect(notice()).toHaveTextContent(/^This page has not loaded completely\. Reload$/);
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test.each(failures)("when %s presses are left alone from then on", (_name, fail) => {
  expect(pressesHeardOn(screen.getByText("Close"))).toBe(0);
  fail();
  expect(pressesHeardOn(screen.getByText("Close"))).toBe(1);
  expect(pressesHeardOn(screen.getByText("Movies"))).toBe(1);
  expect(screen.getByText("Movies")).toHaveAttribute("aria-selected", "false");
});

test("it is said once, whatever else fails", () => {
  for (const [, fail] of failures) fail();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("nothing is said as long as there is time", () => {
  jest.advanceTimersByTime(START_PATIENCE_MS - 1);
  expect(notice()).toBeNull();
});

test("a picture that cannot be had is no failure", () => {
  fireEvent.error(screen.getByRole("presentation"));
  expect(notice()).toBeNull();
});

test("the notice goes when the page takes over after all, and what was pressed before is done", async () => {
  const heard = jest.fn();
  screen.getByText("Close").addEventListener("click", heard);
  fireEvent.click(screen.getByText("Close"));
  failInAnyWay();
  await start();
  expect(screen.getByText("The page")).toBeVisible();
  expect(notice()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("nothing is said of what fails after the page has taken over", async () => {
  await start();
  for (const [, fail] of failures) fail();
  expect(notice()).toBeNull();
});

test("any page answers to presses when it has taken over", async () => {
  const onClick = jest.fn();
  await start(
    <button type="button" onClick={onClick}>
      A third page's button
    </button>,
  );
  fireEvent.click(screen.getByText("A third page's button"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("so does the view of an error that took the whole page", async () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error("This page is broken.");
    return <p>The page</p>;
  };
  await start(<Page />);
  expect(screen.getByRole("alert")).toHaveTextContent("This page is broken.");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The page")).toBeVisible();
  complaints.mockRestore();
});
