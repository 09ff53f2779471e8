/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aboutMe } from "../../src/apps/about-me/manifest";
import { Dialogs } from "../../src/desktop/dialogs/Dialogs";
import { useViewEntries } from "../../src/desktop/ViewMenu";
import { createPages } from "../../src/sections/pages";
import { ThemeProvider } from "../../src/theme";
import { startJourney, useWindowActions } from "../../src/windows";
import { anApp, renderWindows } from "../support/renderDesktop";
import { aShell } from "../support/shell";

Object.assign(window, {
  matchMedia: () => ({ matches: false }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

const films = anApp({
  id: "films",
  title: "Film night",
  address: "/films/",
  isOpenOnArrival: false,
});

let actions: ReturnType<typeof useWindowActions>;
let resetWindows: () => void;
const Elsewhere = () => {
  actions = useWindowActions();
  const entry = useViewEntries().find(({ id }) => id === "reset");
  if (entry?.kind !== "action") throw new Error("The View menu does not reset windows.");
  resetWindows = entry.onSelect;
  return null;
};

const show = () => {
  const shell = aShell();
  const pages = createPages(shell);
  const View = () => <p>A page</p>;
  for (const address of ["/", "/projects/", "/projects/oak/", "/posts/", "/posts/first/"]) {
    pages.put(address, { View, data: null, title: null, item: null });
  }
  return renderWindows([aboutMe, films], {
    shell,
    pages,
    addresses: { [aboutMe.id]: "/", films: "/films/" },
    beside: (
      <ThemeProvider defaultTheme="dark">
        <Dialogs>
          <Elsewhere />
        </Dialogs>
      </ThemeProvider>
    ),
  });
};

const tab = (name: string) => screen.getByRole("tab", { name });

test("the first section is shown again, and the others where they begin", async () => {
  const { addressBar } = show();
  act(() => actions.goTo("/posts/first/"));
  act(() => actions.goTo("/projects/oak/"));
  act(() => actions.open("films"));
  act(() => resetWindows());
  expect(addressBar()).toBe("/");
  expect(tab("General")).toHaveAttribute("aria-selected", "true");
  for (const [name, address] of [
    ["Projects", "/projects/"],
    ["Posts", "/posts/"],
  ] as const) {
    expect(tab(name)).toHaveAttribute("href", address);
    await userEvent.click(tab(name));
    expect(addressBar()).toBe(address);
  }
});

test("the address says what is in front then, and Back leads to what was before", async () => {
  const { addressBar } = show();
  act(() => actions.begin(startJourney(actions.windows())));
  act(() => actions.goTo("/posts/"));
  act(() => actions.goTo("/projects/oak/"));
  act(() => resetWindows());
  expect(window.location.pathname).toBe("/");
  act(() => window.history.back());
  await waitFor(() => expect(addressBar()).toBe("/posts/"));
  expect(window.location.pathname).toBe("/posts/");
});
