/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialogs } from "../../../src/desktop/dialogs/Dialogs";
import { SearchBox } from "../../../src/desktop/search/SearchBox";
import { ThemeProvider } from "../../../src/theme";
import { anApp, renderOnDesktop } from "../../support/renderDesktop";

Object.assign(window, {
  // The site's content never comes: what is tried here needs none.
  fetch: () => new Promise(() => {}),
  matchMedia: () => ({ matches: false }),
});

const show = () =>
  renderOnDesktop(
    <ThemeProvider defaultTheme="dark">
      <Dialogs>
        <SearchBox takeText={() => ""} onClose={() => {}} />
      </Dialogs>
    </ThemeProvider>,
    [anApp({ id: "pages", title: "About", address: "/", showsPages: true })],
  );

/** What screen readers tell: what comes into a status that is there, not what one begins with. */
const told = (): readonly string[] => {
  const words: string[] = [];
  const watched = screen.getAllByRole("status");
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!watched.some((status) => status.contains(target))) continue;
      words.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return words;
};

test("that the link is copied is told, also a second time, and so is that it could not be", async () => {
  const user = userEvent.setup();
  show();
  const words = told();
  await user.type(screen.getByRole("combobox"), "copy link");
  await user.keyboard("{Enter}");
  const copied = () => words.filter((said) => said === "The link is copied");
  expect(copied()).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(copied()).toHaveLength(2);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed."));
  await user.keyboard("{Enter}");
  expect(words.at(-1)).toContain(window.location.href);
});
