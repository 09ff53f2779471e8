/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { createPages } from "../../src/sections/pages";
import { PlaceLink, type PlaceLinkProps } from "../../src/windows/PlaceLink";
import { anApp, renderOnDesktop } from "../support/renderDesktop";
import { aShell } from "../support/shell";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => undefined,
  withPrefix: (path: string) => `/portfolio${path}`,
}));

const WINDOW = anApp({ id: "pages", title: "Pages", showsPages: true });

const show = (given: Partial<PlaceLinkProps> = {}) => {
  const fetchAhead = jest.fn();
  const pages = { ...createPages(aShell({ titles: ["General"] })), fetchAhead };
  const link = (props: PlaceLinkProps) => <PlaceLink {...props}>Somewhere</PlaceLink>;
  const rendered = renderOnDesktop(link({ address: "/posts/", ...given }), [WINDOW], { pages });
  return { ...rendered, fetchAhead };
};
const theLink = () => screen.getByRole("link", { name: "Somewhere" });

/** Presses the link; true when the browser is left to follow it. */
const press = (how: MouseEventInit = {}): boolean => {
  const click = createEvent.click(theLink(), how);
  let isLeftToBrowser = false;
  const listen = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    // jsdom would complain that it cannot go anywhere.
    event.preventDefault();
  };
  window.addEventListener("click", listen, { once: true });
  fireEvent(theLink(), click);
  return isLeftToBrowser;
};

afterEach(() => jest.useRealTimers());

test("is a link of the browser's, below the site's path prefix", () => {
  show({ "aria-current": "page", className: "any" });
  expect(theLink()).toHaveAttribute("href", "/portfolio/posts/");
  expect(theLink()).toHaveAttribute("aria-current", "page");
  expect(theLink()).toHaveClass("any");
});

test("a plain press stays in the page and goes there", () => {
  const { addressBar } = show();
  expect(press()).toBe(false);
  expect(addressBar()).toBe("/posts/");
});

test.each([
  ["with Ctrl", { ctrlKey: true }],
  ["with Cmd", { metaKey: true }],
  ["with Shift", { shiftKey: true }],
  ["with Alt", { altKey: true }],
  ["with the middle button", { button: 1 }],
])("a press %s is the browser's", (_how, init) => {
  const { addressBar } = show();
  expect(press(init)).toBe(true);
  expect(addressBar()).toBe("/");
});

test("whoever uses it hears of the press first, and may keep it", () => {
  const heard: string[] = [];
  const { addressBar } = show({
    onClick: (event) => {
      heard.push(addressBar());
      event.preventDefault();
    },
  });
  press();
  expect(heard).toEqual(["/"]);
  expect(addressBar()).toBe("/");
});

test("leading nowhere, it keeps its place and the focus, and a press does nothing", () => {
  const { addressBar, fetchAhead } = show({ address: null });
  act(() => theLink().focus());
  expect(theLink()).toHaveFocus();
  expect(theLink()).toHaveAttribute("aria-disabled", "true");
  expect(theLink()).not.toHaveAttribute("href");
  press();
  expect(addressBar()).toBe("/");
  expect(fetchAhead).not.toHaveBeenCalled();
});

describe("what it leads to is fetched ahead", () => {
  test("when the focus reaches it", () => {
    const onFocus = jest.fn();
    const { fetchAhead } = show({ onFocus });
    act(() => theLink().focus());
    expect(fetchAhead.mock.calls).toEqual([["/posts/"]]);
    expect(onFocus).toHaveBeenCalledTimes(1);
  });

  test("when a pointer rests on it, not when it passes over", () => {
    jest.useFakeTimers();
    const onPointerEnter = jest.fn();
    const onPointerLeave = jest.fn();
    const { fetchAhead } = show({ onPointerEnter, onPointerLeave });
    fireEvent.pointerEnter(theLink());
    jest.advanceTimersByTime(99);
    fireEvent.pointerLeave(theLink());
    jest.advanceTimersByTime(10_000);
    expect(fetchAhead).not.toHaveBeenCalled();

    fireEvent.pointerEnter(theLink());
    jest.advanceTimersByTime(100);
    expect(fetchAhead.mock.calls).toEqual([["/posts/"]]);
    expect(onPointerEnter).toHaveBeenCalledTimes(2);
    expect(onPointerLeave).toHaveBeenCalledTimes(1);
  });

  test("not after it is gone", () => {
    jest.useFakeTimers();
    const { fetchAhead, unmount } = show();
    fireEvent.pointerEnter(theLink());
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(fetchAhead).not.toHaveBeenCalled();
  });
});
