/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, within } from "@testing-library/react";
import { PlaceTitle } from "../../src/desktop/PlaceTitle";
import { createPages } from "../../src/sections/pages";
import { sections } from "../../src/sections/registry";
import type { LoadedPage } from "../../src/sections/section";
import { useWindowActions, WindowLayer } from "../../src/windows";
import { anApp, renderOnDesktop } from "../support/renderDesktop";
import { aShell } from "../support/shell";

jest.mock("../../src/sections/registry", () => ({ sections: {} }));

const about = anApp({ id: "about", title: "About Me", address: "/", showsPages: true });
const films = anApp({ id: "films", title: "Films", address: "/films/", isOpenOnArrival: false });

let attempts: { arrive: (page: LoadedPage) => void; fail: (error: Error) => void }[];
beforeEach(() => {
  attempts = [];
  const load = () =>
    new Promise<LoadedPage>((arrive, fail) => {
      attempts.push({ arrive, fail });
    });
  Object.assign(sections, { General: load, Projects: load });
  document.querySelector("link[rel=canonical]")?.remove();
  document.head.insertAdjacentHTML(
    "beforeend",
    '<link rel="canonical" href="https://alex.example/">',
  );
  document.title = "Alex";
});

const pageCalled = (title: string | null): LoadedPage => ({
  View: () => null,
  data: null,
  title,
  item: null,
});

let actions: ReturnType<typeof useWindowActions>;
const Actions = () => {
  actions = useWindowActions();
  return null;
};
const goTo = (address: string) => act(() => actions.goTo(address));

const show = (address = "/") => {
  const shell = aShell({ titles: ["General", "Projects"], site: { title: "Alex" } });
  const pages = createPages(shell);
  pages.put(address, pageCalled(null));
  pages.put("/projects/", pageCalled("Projects"));
  pages.put("/projects/oak/", pageCalled("Oak"));
  const content = (
    <>
      <PlaceTitle />
      <Actions />
      <WindowLayer />
    </>
  );
  renderOnDesktop(content, [about, films], { shell, pages, addresses: { about: address } });
  return pages;
};

const told = () => within(document.body).getByRole("status");
const canonical = () => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;

test("on arrival the title is the page's own, and nothing is told", () => {
  show();
  expect(document.title).toBe("Alex");
  expect(told()).toBeEmptyDOMElement();
  expect(canonical()).toBe("https://alex.example/");
});

test("the title and the page's address elsewhere follow what is shown, which is told", () => {
  show();
  goTo("/projects/oak/");
  expect(document.title).toBe("Oak · Alex");
  expect(told()).toHaveTextContent("Oak · Alex");
  expect(canonical()).toBe("https://alex.example/projects/oak/");
  goTo("/");
  expect(document.title).toBe("Alex");
  expect(told()).toHaveTextContent("Alex");
  expect(canonical()).toBe("https://alex.example/");
});

test("a window that opens or closes takes the focus, and is told by that", () => {
  show();
  goTo("/films/");
  expect(document.title).toBe("Films · Alex");
  expect(canonical()).toBe("https://alex.example/films/");
  expect(told()).toBeEmptyDOMElement();
  expect(screen.getByRole("heading", { name: "Films" })).toHaveFocus();
  goTo("/projects/");
  expect(document.title).toBe("Projects · Alex");
  act(() => actions.close("films"));
  act(() => actions.close("about"));
  expect(document.title).toBe("Alex");
  expect(told()).toBeEmptyDOMElement();
});

test("an app's window has its own title and the bare desktop the site's: nothing is loaded for it", () => {
  show("/projects/oak/");
  goTo("/films/");
  expect(document.title).toBe("Films · Alex");
  act(() => actions.close("films"));
  act(() => actions.close("about"));
  expect(document.title).toBe("Alex");
  expect(attempts).toEqual([]);
});

test("a page that is on its way goes by its section, and is told once, when it has come", async () => {
  const pages = show();
  goTo("/projects/oak/");
  goTo("/projects/ash/");
  // Whoever shows it loads it.
  expect(attempts).toEqual([]);
  void pages.at("/projects/ash/").load();
  expect(document.title).toBe("Projects · Alex");
  expect(told()).toHaveTextContent("Oak · Alex");
  await act(async () => attempts.at(-1)?.arrive(pageCalled("Ash")));
  expect(document.title).toBe("Ash · Alex");
  expect(told()).toHaveTextContent("Ash · Alex");
});

test("a page that cannot be had goes by its section, and is told by the failure in its place", async () => {
  const pages = show();
  goTo("/projects/elm/");
  const failed = expect(pages.at("/projects/elm/").load()).rejects.toThrow("offline");
  await act(async () => attempts.at(-1)?.fail(new Error("offline")));
  await failed;
  expect(document.title).toBe("Projects · Alex");
  expect(told()).toBeEmptyDOMElement();
  void pages.at("/projects/elm/").load();
  await act(async () => attempts.at(-1)?.arrive(pageCalled("Elm")));
  expect(document.title).toBe("Elm · Alex");
  expect(told()).toHaveTextContent("Elm · Alex");
});
