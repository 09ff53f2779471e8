import { readFileSync } from "node:fs";
import { Button, By, Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { ABOUT_SIZE } from "../support/aboutMe";
import { postNames, projectNames, sectionTitles, site as siteData } from "../support/data";
import { startWebkit } from "./support/webkitSession";

const { titles, windows } = siteWords;
const { homeDirectory: HOME, aboutMe: ABOUT } = titles;
const SIZE = Object.values(ABOUT_SIZE);
const START = [150, 150, ...SIZE];
const MOVIE = "Movie Platform";
const WAIT_MS = 20_000;
const TESTING_LIBRARY = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

let webkit: Awaited<ReturnType<typeof startWebkit>>;
let driver: WebDriver;

/** Reads again until the value is as expected. */
const eventually = async (read: () => Promise<unknown>, expected: unknown) => {
  let fault: unknown;
  const hasPassed = async () => {
    try {
      expect(await read()).toEqual(expected);
      return true;
    } catch (error) {
      fault = error;
      return false;
    }
  };
  await driver.wait(hasPassed, WAIT_MS).catch(() => Promise.reject(fault));
};

const untilSettled = () => driver.wait(until.elementLocated(By.css("html[data-settled]")), WAIT_MS);

const visit = async (path = "/") => {
  await driver.get(new URL(`.${path}`, webkit.site).href);
  await untilSettled();
  // Menus and resize handles load at the first sign of use.
  await driver.actions().move({ x: 700, y: 8 }).move({ x: 704, y: 8 }).perform();
  await untilSettled();
};

/** Elements by role and name, as a screen reader finds them. */
const allByRole = async (role: string, name?: string, within?: WebElement) => {
  const isLoaded = await driver.executeScript("return 'TestingLibraryDom' in window");
  if (!isLoaded) await driver.executeScript(TESTING_LIBRARY);
  const find = `const [role, name, within] = arguments;
    return TestingLibraryDom.queryAllByRole(within ?? document.body, role, name ? { name } : {})`;
  return driver.executeScript<WebElement[]>(find, role, name, within);
};

/** The first of them, once it is there. */
const byRole = async (role: string, name?: string, within?: WebElement): Promise<WebElement> => {
  const find = async () => (await allByRole(role, name, within))[0];
  return driver.wait(find, WAIT_MS, `${role} ${name}`) as Promise<WebElement>;
};

const frameOf = (title: string) => byRole("region", title);
const titleOf = async (title: string) => byRole("heading", title, await frameOf(title));

const click = (role: string, name: string) =>
  eventually(async () => (await byRole(role, name)).click(), null);

const addressAndTitle = async () => [await driver.getCurrentUrl(), await driver.getTitle()];
const expectAt = (path: string, name: string) =>
  eventually(addressAndTitle, [`${webkit.site}${path}`, `${name} · ${siteData.title}`]);

const layerOf = async (title: string) => (await frameOf(title)).getCssValue("z-index");
const expectInFront = (title: string) => eventually(() => layerOf(title), "1002");

const boxOf = async (title: string) =>
  driver.executeScript<object>(
    `const { x, y, width, height } = arguments[0].getBoundingClientRect();
    return [x, y, width, height].map(Math.round);`,
    await frameOf(title),
  );
const expectBox = (title: string, box: unknown) => eventually(() => boxOf(title), box);

const countOf = async (role: string, name: string) => (await allByRole(role, name)).length;
const expectGone = (role: string, name: string) => eventually(() => countOf(role, name), 0);

const openMovie = async () => {
  const icon = await driver.findElement(By.xpath("//a[normalize-space(.)='Movie DB']"));
  await driver.actions().doubleClick(icon).perform();
  await expectInFront(MOVIE);
};

/** Takes hold of a window's title and moves it by so many pixels. */
const drag = async (title: string, right: number, down: number) => {
  const { x, y, width, height } = await (await titleOf(title)).getRect();
  const at = (part: number) => ({
    x: Math.round(x + width / 2 + right * part),
    y: Math.round(y + height / 2 + down * part),
  });
  const actions = driver.actions().move(at(0)).press(Button.LEFT);
  await actions.move(at(0.3)).move(at(0.7)).move(at(1)).release(Button.LEFT).perform();
};

beforeAll(async () => {
  webkit = await startWebkit();
  driver = webkit.driver;
});
afterAll(() => webkit?.close());
afterEach(async () => {
  await driver.get(`${webkit.site}robots.txt`);
  await driver.executeScript("localStorage.clear(); sessionStorage.clear();");
});

test("a double click opens an icon, a click brings a window to the front, F6 leaves it", async () => {
  await visit();
  await expectInFront(ABOUT);
  await openMovie();
  await expectAt("movie-db/", MOVIE);
  await (await titleOf(HOME)).click();
  await expectInFront(HOME);
  await driver.actions().sendKeys(Key.F6).perform();
  await eventually(() => layerOf(HOME), "1000");
});

test("a window follows the mouse, snaps to half the screen, and gets its size back", async () => {
  await visit();
  await expectBox(ABOUT, START);
  await drag(ABOUT, 60, 40);
  await expectBox(ABOUT, [210, 190, ...SIZE]);
  const { x, width } = await (await titleOf(ABOUT)).getRect();
  await drag(ABOUT, 1 - x - width / 2, 200);
  await expectBox(ABOUT, [8, 40, 708, expect.any(Number)]);
  await drag(ABOUT, 400, 100);
  await expectBox(ABOUT, [expect.any(Number), expect.any(Number), ...SIZE]);
});

test("a window fills the screen by its control, Escape undoes it, and its menu closes it", async () => {
  await visit();
  await click(
    "button",
    filled(windows.control, { control: windows.enterFullscreen, title: ABOUT }),
  );
  await expectBox(ABOUT, [0, 32, 1440, expect.any(Number)]);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expectBox(ABOUT, START);
  await click("button", filled(windows.menu, { title: ABOUT }));
  await click("menuitem", siteWords.windows.close);
  await expectGone("region", ABOUT);
});

test("every section shows its content", async () => {
  await visit();
  for (const title of sectionTitles) {
    await click("tab", title);
    const panel = await byRole("tabpanel", title);
    await byRole("heading", undefined, panel);
    expect((await panel.getText()).length).toBeGreaterThan(40);
  }
});

test("Back and Forward go through what was opened, and a reload keeps it", async () => {
  await visit();
  await expectBox(ABOUT, START);
  await drag(ABOUT, 60, 40);
  await expectBox(ABOUT, [210, 190, ...SIZE]);
  await click("tab", "Projects");
  await expectAt("projects/", "Projects");
  await openMovie();
  await driver.navigate().back();
  await expectGone("region", MOVIE);
  await expectAt("projects/", "Projects");
  await driver.navigate().forward();
  await expectInFront(MOVIE);
  await driver.navigate().refresh();
  await untilSettled();
  await expectInFront(MOVIE);
  await expectBox(ABOUT, [210, 190, ...SIZE]);
  await expectAt("movie-db/", MOVIE);
});

test("the chosen theme is kept for the next visit", async () => {
  const background = async () => (await frameOf(ABOUT)).getCssValue("background-color");
  await visit();
  const dark = await background();
  await click("button", siteWords.desktop.theme);
  await click("menuitemradio", siteWords.themes.light);
  await eventually(background, expect.not.stringContaining(dark));
  await visit("/mission/");
  await eventually(background, expect.not.stringContaining(dark));
});

test("a post opens from the list, and is at its own address", async () => {
  const [, post = ""] = postNames;
  await visit("/posts/");
  // Its date and its minutes are in the link, too.
  await driver.findElement(By.partialLinkText(post)).click();
  await byRole("heading", post, await byRole("tabpanel", "Posts"));
  await driver.navigate().refresh();
  await byRole("heading", post, await byRole("tabpanel", "Posts"));
});

test("search finds a project by its name, and opens it", async () => {
  const wanted = projectNames.at(-1) ?? "";
  await visit();
  await driver.actions().keyDown(Key.CONTROL).sendKeys("k").keyUp(Key.CONTROL).perform();
  await byRole("combobox", siteWords.desktop.search);
  await driver.actions().sendKeys(wanted.slice(0, 8).toLowerCase()).perform();
  const active = By.css("[role=option][aria-selected=true]");
  await eventually(() => driver.findElement(active).getText(), expect.stringContaining(wanted));
  await driver.actions().sendKeys(Key.ENTER).perform();
  await expectGone("dialog", siteWords.desktop.search);
  await byRole("heading", wanted, await frameOf(ABOUT));
});

test("the printed résumé is in black, without the desktop around it", async () => {
  await visit("/resume/");
  // The driver can't print, so the rules for paper apply to the screen.
  await driver.executeScript(`const print = ({ media, cssRules }) => {
    if (media?.mediaText === "print") media.mediaText = "all";
    else if (media?.mediaText === "screen") media.mediaText = "not all";
    for (const rule of cssRules ?? []) print(rule);
  };
  [...document.styleSheets].forEach(print);`);
  await expectGone("button", siteWords.desktop.theme);
  await expectGone("navigation", siteWords.desktop.dock);
  const heading = await byRole("heading", siteData.owner.name);
  const colour = await heading.getCssValue("color");
  expect(colour).toBe("rgb(0, 0, 0)");
});
