/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pseudo } from "../../scripts/words/pseudo";
import { appsOf } from "../../src/apps/registry";
import { Dialogs } from "../../src/desktop/dialogs/Dialogs";
import { Dock } from "../../src/desktop/dock/Dock";
import { NotFound } from "../../src/desktop/NotFound";
import { SearchButton } from "../../src/desktop/search/SearchButton";
import { TopBar } from "../../src/desktop/TopBar";
import { ViewMenu } from "../../src/desktop/ViewMenu";
import { ThemeProvider } from "../../src/theme";
import { ErrorView } from "../../src/ui/ErrorView";
import { WindowLayer } from "../../src/windows";
import { en } from "../../src/words/en";
import { filled } from "../../src/words/filled";
import { siteWords } from "../../src/words/siteWords";
import { renderOnDesktop } from "../support/renderDesktop";
import { aFramedApp, aShell } from "../support/shell";

jest.mock("../../src/words/siteWords", () => ({
  siteWords: jest
    .requireActual("../../scripts/words/pseudo")
    .pseudo(jest.requireActual("../../src/words/en").en),
}));

/** What the owner has written, the keys' own names, and what is called the same in every language. */
const NOT_OURS =
  /^(Alex( Example)?|General|Projects|Contact|Posts|Films|F6|F10|K|(alex)?(@alex)?(\.example)?|.*films\.example.*|[\d:,APM ]+|\w{3},? [\d:APM ]+)$/;

const SPOKEN = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];

/** Every text of the page, seen or heard, that nobody has translated. */
const untranslated = (): string[] => {
  const texts = [...document.body.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ""),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ""),
  ]);
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2,}/u.test(text) && !text.includes("[") && !NOT_OURS.test(text));
};

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // As wide as no phone is.
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1440 });
  // Content is the owner's.
  window.fetch = () => new Promise(() => {});
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const showDesktop = () => {
  const site = {
    framedApps: [aFramedApp("Films", { openOnArrival: true })],
    resume: { address: "/resume/", file: "/alex.pdf", showIcon: true },
  };
  return renderOnDesktop(
    <ThemeProvider>
      <Dialogs>
        <TopBar>
          <ViewMenu />
          <SearchButton />
        </TopBar>
        <Dock />
        <main>
          <WindowLayer />
        </main>
      </Dialogs>
    </ThemeProvider>,
    appsOf(site),
    { shell: aShell({ site }), addresses: { preferences: "/" } },
  );
};

const press = (name: string) =>
  userEvent.click(screen.getAllByRole("button", { name })[0] as Element);

test("on the desktop everything is translated", async () => {
  showDesktop();
  expect(await screen.findAllByRole("region")).not.toEqual([]);
  expect(untranslated()).toEqual([]);
});

test("in menus everything is translated", async () => {
  showDesktop();
  await press(siteWords.desktop.view);
  await screen.findByRole("menu");
  expect(untranslated()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  const about = screen.getByRole("region", { name: siteWords.titles.aboutMe });
  const title = siteWords.titles.aboutMe;
  const menu = filled(siteWords.windows.menu, { title });
  await userEvent.click(within(about).getByRole("button", { name: menu }));
  await screen.findByText(siteWords.windowMenu.snapLeft);
  expect(untranslated()).toEqual([]);
});

test("in the list of keys everything is translated", async () => {
  showDesktop();
  await press(siteWords.desktop.view);
  await userEvent.click(await screen.findByRole("menuitem", { name: siteWords.desktop.keyboard }));
  await screen.findByRole("heading", { name: siteWords.keyboard.name });
  expect(untranslated()).toEqual([]);
});

test("in search everything is translated", async () => {
  showDesktop();
  await press(siteWords.desktop.search);
  await screen.findByRole("combobox", { name: siteWords.search.name });
  expect(untranslated()).toEqual([]);
});

test("where something fails everything is translated", () => {
  render(<ErrorView error={{}} onRetry={() => {}} />);
  expect(untranslated()).toEqual([]);
});

test("at an unknown address everything is translated", () => {
  renderOnDesktop(
    <ThemeProvider>
      <NotFound />
    </ThemeProvider>,
    [],
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(siteWords.notFound.heading);
  expect(untranslated()).toEqual([]);
});

test("it is longer by about two fifths, and fills in the same", () => {
  const letters = (words: unknown) => JSON.stringify(words).length;
  expect(letters(pseudo(en)) / letters(en)).toBeGreaterThan(1.2);
  expect(pseudo(en).windows.menu).toBe("[Wííńďóów mééńúú, {title}]");
});
