/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { scrollMemory } from "../../src/lib/scrollMemory";
import { Html } from "../../src/sections/Html";
import { useWindowActions } from "../../src/windows";
import { startJourney } from "../../src/windows/model/journey";
import { anApp, renderOnDesktop } from "../support/renderDesktop";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => undefined,
  withPrefix: (path: string) => path,
}));

const WINDOW = anApp({ id: "pages", title: "Pages", showsPages: true });

/** A text with a link, on a desktop that keeps the browser's history. */
const Text = ({ link }: { link: string }) => {
  const actions = useWindowActions();
  useEffect(() => actions.begin(startJourney(actions.windows())), [actions]);
  return <Html html={`<a ${link}><em>Somewhere</em></a>`} />;
};

const show = (link: string, shown = "/") =>
  renderOnDesktop(<Text link={link} />, [WINDOW], { addresses: { pages: shown } });

/** Presses the link's words; true when the browser is left to follow it. */
const press = (how: MouseEventInit = {}): boolean => {
  const click = createEvent.click(screen.getByText("Somewhere"), how);
  let isLeftToBrowser = false;
  const listen = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    // jsdom would complain that it cannot go anywhere.
    event.preventDefault();
  };
  window.addEventListener("click", listen, { once: true });
  fireEvent(screen.getByText("Somewhere"), click);
  return isLeftToBrowser;
};

const inBrowser = () => decodeURI(window.location.pathname) + window.location.hash;

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(() => scrollMemory.forget());

test("a press stays in the page, which is at the place then", () => {
  const { addressBar } = show('href="/%D1%8F/" data-place="/я/"');
  expect(press()).toBe(false);
  expect([addressBar(), inBrowser()]).toEqual(["/я/", "/я/"]);
});

test("a press on a link without a place, or with a key, is the browser's", () => {
  const { unmount } = show('href="/demo/"');
  expect(press()).toBe(true);
  unmount();
  show('href="/projects/" data-place="/projects/"');
  expect(press({ ctrlKey: true })).toBe(true);
});

test("a heading of another page is gone to with the page, wherever that was left", () => {
  scrollMemory.remember("panel /posts/walk/", 400);
  const { addressBar } = show('href="/posts/walk/#end" data-place="/posts/walk/"');
  expect(press()).toBe(false);
  expect([addressBar(), inBrowser()]).toEqual(["/posts/walk/", "/posts/walk/#end"]);
  expect(scrollMemory.recall("panel /posts/walk/")).toBeUndefined();
});

test("a heading of the page that is shown is gone to by the browser", async () => {
  show('href="/posts/walk#end" data-place="/posts/walk/"', "/posts/walk/");
  const entries = window.history.length;
  const gone = new Promise((resolve) => window.addEventListener("hashchange", resolve));
  expect(press()).toBe(false);
  await act(() => gone);
  expect(window.location.hash).toBe("#end");
  expect(window.history.length).toBe(entries + 1);
});
