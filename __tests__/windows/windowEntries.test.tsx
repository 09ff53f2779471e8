/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MenuEntry } from "../../src/ui/menu/MenuEntry";
import { useWindowEntries } from "../../src/windows";
import { anApp, renderWindows } from "../support/renderDesktop";

// Nothing is resized on a phone, which is what a screen without a width is.
Object.defineProperty(document.documentElement, "clientWidth", { value: 1440 });

const panel = anApp({ id: "panel", title: "Panel", hasControls: false, isCollapsible: true });

let entries: () => readonly MenuEntry[];
const Elsewhere = () => {
  entries = useWindowEntries(panel);
  return null;
};
const ids = () => entries().map(({ id }) => id);

test("a window that is folded down to its title bar is not resized: it would be too low afterwards", async () => {
  renderWindows([panel], { beside: <Elsewhere /> });
  expect(ids()).toEqual(expect.arrayContaining(["move", "resize"]));
  await userEvent.click(screen.getByRole("button", { name: "Panel" }));
  expect(ids()).toContain("move");
  expect(ids()).not.toContain("resize");
  await userEvent.click(screen.getByRole("button", { name: "Panel" }));
  expect(ids()).toContain("resize");
});
