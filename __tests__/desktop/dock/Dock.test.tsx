/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, createEvent, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dock } from "../../../src/desktop/dock/Dock";
import { anApp, renderWindows } from "../../support/renderDesktop";

const pages = anApp({
  id: "pages",
  title: "About",
  shortcut: "About",
  address: "/",
  showsPages: true,
});
const films = anApp({
  id: "films",
  title: "Film night",
  shortcut: "Films",
  address: "/films/",
  isOpenOnArrival: false,
});
const meter = anApp({ id: "meter", title: "Meter", onPhone: "panel", hasControls: false });

const show = () =>
  renderWindows([pages, films, meter], {
    beside: (
      <main>
        <Dock />
      </main>
    ),
    addresses: { pages: "/projects/", films: "/films/" },
  });

const dock = () => within(screen.getByRole("navigation", { name: "Dock" }));
const link = (name: string) => dock().getByRole<HTMLAnchorElement>("link", { name });
const window_ = (title: string) => screen.queryByRole("region", { name: title });
test("an app with an address is a link to what its window shows, another one a button", () => {
  show();
  expect(link("About").pathname).toBe("/projects/");
  expect(link("Film night").pathname).toBe("/films/");
  expect(dock().getByRole("button", { name: "Meter" })).toBeInTheDocument();
});

test("what is open is marked and said, and so is what is in front", async () => {
  show();
  expect(link("About")).toHaveAccessibleDescription("Open");
  expect(link("Film night")).not.toHaveAccessibleDescription();
  const inFront = () =>
    dock()
      .getAllByRole("listitem")
      .flatMap((item) => [...item.querySelectorAll("[aria-current]")])
      .map((item) => item.getAttribute("aria-label"));
  expect(inFront()).toEqual(["Meter"]);
  await userEvent.click(link("Film night"));
  expect(link("Film night")).toHaveAccessibleDescription("Open");
  expect(inFront()).toEqual(["Film night"]);
});

test("a press opens, or brings to the front with what is shown, and the focus goes along", async () => {
  const { addressBar } = show();
  await userEvent.click(link("Film night"));
  expect(screen.getByRole("heading", { name: "Film night" })).toHaveFocus();
  expect(addressBar()).toBe("/films/");
  await userEvent.click(link("About"));
  expect(screen.getByRole("heading", { name: "About" })).toHaveFocus();
  expect(addressBar()).toBe("/projects/");
  await userEvent.click(dock().getByRole("button", { name: "Meter" }));
  expect(screen.getByRole("heading", { name: "Meter" })).toHaveFocus();
});

test("it is one stop for Tab; arrows go on, Enter and Space press", async () => {
  show();
  act(() => dock().getByRole("button", { name: "Meter" }).focus());
  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(link("Film night")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(window_("Film night")).toBeInTheDocument();
  const stops = dock()
    .getAllByRole("listitem")
    .flatMap((item) => [...item.querySelectorAll<HTMLElement>("[tabindex='0']")]);
  expect(stops).toHaveLength(1);
});

test("a press for another tab is the browser's", () => {
  show();
  const click = createEvent.click(link("Film night"), { ctrlKey: true });
  let isLeftToBrowser = false;
  const listen = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    // jsdom would complain that it cannot go anywhere.
    event.preventDefault();
  };
  window.addEventListener("click", listen, { once: true });
  fireEvent(link("Film night"), click);
  expect(isLeftToBrowser).toBe(true);
  expect(window_("Film night")).toBeNull();
});

test("it steps aside for a window in front that fills the screen, and for no other", async () => {
  show();
  const nav = screen.getByRole("navigation", { name: "Dock" });
  await userEvent.click(link("About"));
  await userEvent.click(
    within(window_("About") as HTMLElement).getByRole("button", {
      name: "Enter fullscreen, About",
    }),
  );
  expect(nav).toHaveAttribute("data-aside");
  await userEvent.click(link("Film night"));
  expect(nav).not.toHaveAttribute("data-aside");
});
