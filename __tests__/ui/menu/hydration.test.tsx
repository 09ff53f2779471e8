/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { MenuButton } from "../../../src/ui/menu/MenuButton";
import { InPage, menus, settle, spies, startTheClock, stopTheClock, viewEntries } from "./support";

beforeEach(stopTheClock);
afterEach(startTheClock);

test("the server's HTML holds the button, which React takes over without a complaint", async () => {
  // Asked for by React's renderer, which is loaded after this.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const onError = jest.spyOn(console, "error").mockImplementation(() => {});
  const page = (
    <InPage>
      <MenuButton name="View" entries={viewEntries(spies())}>
        View
      </MenuButton>
    </InPage>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const button = screen.getByRole("button", { name: "View" });
  expect(button).toHaveAttribute("aria-expanded", "false");

  const root = await act(async () => hydrateRoot(container, page));
  fireEvent.click(button, { detail: 1 });
  await settle();
  expect(menus()).toEqual(["View"]);
  expect(screen.getByRole("button", { name: "View" })).toBe(button);
  expect(onError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
