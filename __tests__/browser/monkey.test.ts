import type { Page } from "@playwright/test";
import type { Desktop } from "./support/desktop";
import { complaintsOf, observe } from "./support/observe";
import { type RandomChoice, randomChoice, weighted } from "./support/randomNumbers";
import { expect, test, VIEWPORTS } from "./support/test";

/** `npm run test:monkey` does all of it. */
const [SEEDS, ACTIONS] = process.env.WHOLE_MONKEY ? [10, 1000] : [2, 150];

/** How long the desktop may take to be in order again after an action, in milliseconds. */
const PATIENCE_MS = 10_000;
const MOST_MS_PER_ACTION = 1500;

interface Action {
  readonly name: string;
  /** How often it is done, beside the others. Default: 1. */
  readonly weight?: number;
  readonly take: () => Promise<unknown>;
}

const KEYS = [
  ...["Tab", "Tab", "Shift+Tab", "Enter", "Space", "Escape", "Escape"],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp"],
  ...["F6", "Shift+F6", "Shift+F10", "ContextMenu", "ControlOrMeta+k", "a", "m"],
];

const SIZES = [
  ...Object.values(VIEWPORTS),
  VIEWPORTS.desktop,
  { width: 700, height: 500 },
  { width: 320, height: 568 },
  { width: 2000, height: 1100 },
];

/** What can be pressed, in the places where a visitor would press. */
const PRESSED = {
  "an icon or the dock": "[aria-label=Dock] a, [data-window-id] ul[aria-label=Apps] a",
  "a window's control": "[data-part=title-bar] button",
  "a tab": "[role=tab]",
  "a project or a post": "[role=tabpanel]:not([hidden]) [data-part=list] a",
  "an entry of a menu": "[role=menu] [role^=menuitem]",
  "the top bar": "header button",
  "a result": "[role=option]",
} as const;

/** Goes back or forward on this site, and not to what was in the tab before it. */
const travel = (page: Page, by: 1 | -1) =>
  page.evaluate((steps) => {
    const navigation = Reflect.get(window, "navigation");
    const entry = navigation.entries()[navigation.currentEntry.index + steps];
    // Not at once: the page may be left by it, and could not answer then.
    if (entry) setTimeout(() => history.go(steps));
  }, by);

/** Everything that hands do to a desktop. */
const actionsOn = ({ page }: Desktop, { number, pick }: RandomChoice): Action[] => {
  const somewhere = () => {
    const { width, height } = page.viewportSize() ?? VIEWPORTS.desktop;
    return { x: number(0, width - 1), y: number(0, height - 1) };
  };
  /** The middle of one of these that are in sight; anywhere, if there is none. */
  const placeOfOne = async (selector: string) => {
    const places = await page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
          .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
      selector,
    );
    return places.length === 0 ? somewhere() : pick(places);
  };
  const drag = async (from: { x: number; y: number }) => {
    const to = somewhere();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    if (number(1, 8) === 1) await page.keyboard.press("Escape");
    await page.mouse.up();
  };
  const click = async ({ x, y }: { x: number; y: number }) =>
    page.mouse.click(x, y, {
      clickCount: number(1, 4) === 1 ? 2 : 1,
      button: number(1, 6) === 1 ? "right" : "left",
    });

  return [
    { name: "a press anywhere", weight: 4, take: () => click(somewhere()) },
    ...Object.entries(PRESSED).map(([what, selector]) => ({
      name: `a press on ${what}`,
      weight: 4,
      take: async () => click(await placeOfOne(selector)),
    })),
    { name: "a key", weight: 12, take: () => page.keyboard.press(pick(KEYS)) },
    { name: "a drag from anywhere", weight: 2, take: () => drag(somewhere()) },
    {
      name: "a window dragged",
      weight: 6,
      take: async () => drag(await placeOfOne("[data-part=title-bar]")),
    },
    { name: "an edge dragged", weight: 3, take: async () => drag(await placeOfOne("[data-grip]")) },
    { name: "the wheel", weight: 2, take: () => page.mouse.wheel(0, number(-600, 600)) },
    { name: "Back", weight: 3, take: () => travel(page, -1) },
    { name: "Forward", weight: 2, take: () => travel(page, 1) },
    { name: "a reload", take: () => page.reload() },
    { name: "another size", take: () => page.setViewportSize(pick(SIZES)) },
    {
      name: "another theme of the system",
      take: () => page.emulateMedia({ colorScheme: pick(["light", "dark"]) }),
    },
  ];
};

/** What could not be taken hold of any more: a window of whose title nothing is on screen. */
const windowsOutOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-window-id]:not([data-leaving])")].flatMap((frame) => {
      const title = frame.querySelector("h2");
      const { left, right, top, bottom, width } = title?.getBoundingClientRect() ?? new DOMRect();
      const isInReach = right > 8 && left < innerWidth - 8 && bottom > 8 && top < innerHeight - 8;
      return isInReach || width === 0 ? [] : [`${title?.textContent} is out of reach.`];
    }),
  );

/** A press may have led to a file of the site, such as the résumé's text. */
const comeBack = async ({ page, site }: Desktop) => {
  const isOnDesktop = await page.evaluate(
    () => document.querySelector("[data-wallpaper]") !== null,
  );
  if (isOnDesktop && page.url().startsWith(site)) return;
  await page.goBack();
};

const troubleOf = async (desktop: Desktop): Promise<readonly string[]> => {
  const observation = await observe(desktop);
  return [...complaintsOf(observation), ...(await windowsOutOfReach(desktop.page))];
};

/** What a press may lead to leaves the desktop alone. */
const shutOut = async (page: Page) => {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
  page.context().on("page", (other) => void other.close());
  await page.addInitScript(() => {
    window.print = () => {};
  });
};

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`whatever is pressed, dragged and typed, the desktop stays in order: seed ${seed}`, async ({
    desktop,
    page,
    complaints,
  }) => {
    test.setTimeout(60_000 + ACTIONS * MOST_MS_PER_ACTION);
    const random = randomChoice(seed);
    const actions = weighted(actionsOn(desktop, random));
    await shutOut(page);
    await desktop.visit();
    const taken: string[] = [];
    for (let count = 1; count <= ACTIONS; count += 1) {
      const action = random.pick(actions);
      taken.push(action.name);
      await action.take();
      await expect(
        async () => {
          await comeBack(desktop);
          expect(await troubleOf(desktop)).toEqual([]);
        },
        `seed ${seed}, action ${count}, after ${taken.slice(-8).join(", ")}`,
      ).toPass({
        timeout: PATIENCE_MS,
        intervals: [10, 50, 100, 200],
      });
      expect(complaints, `seed ${seed}, action ${count}: ${action.name}`).toEqual([]);
    }
  });
}
