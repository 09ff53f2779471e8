import type { Locator, Page } from "@playwright/test";
import { slugOf } from "../../src/content/text";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { sectionTitles } from "../support/data";
import { randomChoice } from "./support/random";

/** `RANDOM_SEED` repeats one run that has failed, and `RANDOM_ACTIONS` makes all runs longer. */
const SEEDS = process.env.RANDOM_SEED ? [Number(process.env.RANDOM_SEED)] : [1, 2, 3, 4];
const ACTIONS = Number(process.env.RANDOM_ACTIONS ?? 200);

/** A window with less of it on screen can't be dragged back. */
const REACH_PX = 8;

const KEYS = [
  ...["Tab", "Tab", "Shift+Tab", "Enter", "Space", "Escape", "Escape"],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp"],
  ...["F6", "Shift+F6", "Shift+F10", "ContextMenu", "ControlOrMeta+k", "a", "m"],
];

const SIZES = [...Object.values(VIEWPORTS), { width: 320, height: 568 }];

interface Action {
  readonly name: string;
  /** Its relative frequency. */
  readonly weight: number;
  readonly take: () => Promise<unknown>;
}

const actionsOn = (desktop: Desktop, seed: number): (() => Action) => {
  const { page } = desktop;
  const { integer, pick } = randomChoice(seed);

  const anywhere = () => {
    const { width, height } = page.viewportSize() ?? VIEWPORTS.desktop;
    return { x: integer(0, width - 1), y: integer(0, height - 1) };
  };
  /** The middle of one of the elements on screen, or anywhere when there is none. */
  const middleOf = async (elements: Locator) => {
    const middles = await elements.evaluateAll((all) =>
      all
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
    );
    return middles.length === 0 ? anywhere() : pick(middles);
  };
  const click = async (where: { x: number; y: number }) =>
    page.mouse.click(where.x, where.y, {
      clickCount: integer(1, 4) === 1 ? 2 : 1,
      button: integer(1, 6) === 1 ? "right" : "left",
    });
  const dragFrom = async (from: { x: number; y: number }) => {
    const to = anywhere();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const clickOn = (name: string, elements: Locator): Action => ({
    name: `click ${name}`,
    weight: 4,
    take: async () => click(await middleOf(elements)),
  });

  const actions: readonly Action[] = [
    { name: "click anywhere", weight: 4, take: () => click(anywhere()) },
    clickOn("an app", desktop.dock.getByRole("link").or(desktop.home.frame.getByRole("link"))),
    clickOn("a window's control", page.getByRole("region").getByRole("button")),
    clickOn("a tab", page.getByRole("tab")),
    clickOn("a link of a section", page.getByRole("tabpanel").getByRole("link")),
    clickOn(
      "a menu item",
      page.getByRole("menuitem").or(page.getByRole("menuitemradio")).or(page.getByRole("option")),
    ),
    clickOn("the top bar", page.getByRole("banner").getByRole("button")),
    { name: "press a key", weight: 12, take: () => page.keyboard.press(pick(KEYS)) },
    { name: "drag from anywhere", weight: 3, take: () => dragFrom(anywhere()) },
    {
      name: "drag a window",
      weight: 6,
      take: async () => dragFrom(await middleOf(page.getByRole("heading", { level: 2 }))),
    },
    { name: "turn the wheel", weight: 2, take: () => page.mouse.wheel(0, integer(-600, 600)) },
    { name: "go back", weight: 3, take: () => travel(page, -1) },
    { name: "go forward", weight: 2, take: () => travel(page, 1) },
    { name: "reload", weight: 1, take: () => page.reload() },
    { name: "resize the browser", weight: 1, take: () => page.setViewportSize(pick(SIZES)) },
  ];
  const weighted = actions.flatMap((action) => Array<Action>(action.weight).fill(action));
  return () => pick(weighted);
};

/** Goes back or forward within the site, and not to what was in the tab before it. */
const travel = (page: Page, steps: 1 | -1) =>
  page.evaluate((by) => {
    const navigation = Reflect.get(window, "navigation");
    const entry = navigation.entries()[navigation.currentEntry.index + by];
    // The page can't answer when it is left at once.
    if (entry) setTimeout(() => history.go(by));
  }, steps);

/** The addresses of windows and sections that have one. */
const PATHS = new Map([
  ...sectionTitles.map(
    (title, index) => [title, index === 0 ? "/" : `/${slugOf(title)}/`] as const,
  ),
  ["Movie Platform", "/movie-db/"] as const,
  [siteWords.titles.resume, "/resume/"] as const,
]);

/** The faults of the desktop's current state. */
const findViolations = async ({ page, site }: Desktop): Promise<readonly string[]> => {
  const { windows, section, item, address } = await page.evaluate((reach) => {
    const frames = [...document.querySelectorAll("[role=region], [role=complementary]")];
    const windows = frames.flatMap((frame) => {
      const title = frame.querySelector("h2");
      if (title === null || !frame.checkVisibility({ opacityProperty: true })) return [];
      const { left, right, top, bottom } = title.getBoundingClientRect();
      return {
        name: title.textContent ?? "",
        isFocused: getComputedStyle(frame).zIndex === "1002",
        isInReach:
          right > reach && left < innerWidth - reach && bottom > reach && top < innerHeight - reach,
      };
    });
    const panel = document.querySelector("[role=tabpanel]:not([hidden])");
    return {
      windows,
      section: document.querySelector("[role=tab][aria-selected=true]")?.textContent ?? "",
      item: panel?.querySelector<HTMLAnchorElement>("[aria-current=page]")?.href,
      address: location.href,
    };
  }, REACH_PX);
  const place = (whole: string) => decodeURI(whole).replace(site, "/").replace(/#.*/, "");
  const focused = windows.filter(({ isFocused }) => isFocused).map(({ name }) => name);
  const [front = ""] = focused;
  const path = PATHS.get(front === siteWords.titles.aboutMe ? section : front);
  const expected = [
    path,
    ...(item === undefined || front !== siteWords.titles.aboutMe ? [] : [place(item)]),
  ];
  // Home directory and Web Vitals have no address: the one before stays.
  const isNamed = path === undefined || expected.includes(place(address));
  return [
    ...(focused.length === 1 ? [] : [`focused: ${focused.join(", ") || "nothing"}`]),
    ...(isNamed ? [] : [`the address is ${address}, in front is ${expected.join(" or ")}`]),
    ...windows.filter(({ isInReach }) => !isInReach).map(({ name }) => `out of reach: ${name}`),
  ];
};

/** A click may lead to a file of the site, such as the résumé's text, out of it, or to the plain page. */
const returnToDesktop = async (page: Page) => {
  const back = page.getByRole("banner").getByRole("link", { name: siteWords.page.desktop });
  if (await back.isVisible()) await back.click();
  // A page that is still loading may become the desktop.
  const hasLeft = await page.evaluate(
    () => document.readyState === "complete" && document.querySelector("nav") === null,
  );
  if (hasLeft) await page.goto("./");
};

for (const seed of SEEDS) {
  test(`random clicks, keys and drags leave the desktop in order, seed ${seed}`, async ({
    desktop,
    page,
    complaints,
  }) => {
    test.setTimeout(ACTIONS * 1500);
    // Links lead out of the site, and a page in another tab proves nothing.
    await page.context().route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
    page.context().on("page", (other) => void other.close());
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await desktop.visit();
    const nextAction = actionsOn(desktop, seed);
    const taken: string[] = [];
    for (let count = 1; count <= ACTIONS; count += 1) {
      const action = nextAction();
      taken.push(action.name);
      await action.take();
      const last = `seed ${seed}, action ${count}, after ${taken.slice(-8).join(", ")}`;
      await expect(async () => {
        await returnToDesktop(page);
        const violations = await findViolations(desktop);
        expect([...violations, ...complaints], last).toEqual([]);
      }, last).toPass({ timeout: 15_000, intervals: [10, 50, 100, 200] });
    }
  });
}
