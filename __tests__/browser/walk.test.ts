import { isDeepStrictEqual } from "node:util";
import type { Locator } from "@playwright/test";
import { sectionPage } from "./support/builtPages";
import { sectionTitles } from "./support/content";
import type { Desktop } from "./support/desktop";
import { complaintsOf, type Observation, observe, type Picture } from "./support/observe";
import { type RandomChoice, randomChoice, weighted } from "./support/randomNumbers";
import { listed, panel, tab } from "./support/sections";
import { expect, test } from "./support/test";

const SEEDS = [1, 2, 3];
const STEPS = 100;

/** Whether the section that is open shows one of its items, where it has any. */
const isLoaded = ({ section, item }: Picture): boolean =>
  section === null || item !== null || sectionPage(section).result.pageContext.item === null;

interface Step {
  name: string;
  /** How often it is done, beside the others. Default: 1. */
  weight?: number;
  isPossible: (now: Observation) => boolean;
  take: (now: Observation) => Promise<unknown>;
  /** Whether the browser's history is where this step must bring it. */
  hasArrived: (before: Observation, now: Observation) => boolean;
  /** Whether the visitor is at an entry again that was left, or still there. */
  isReturn?: boolean;
}

/**
 * Everything that a visitor may do that addresses have to do with.
 *
 * @param lookAround Called before what has the focus is pressed: its window is in front by then.
 */
const stepsOn = (
  desktop: Desktop,
  pick: RandomChoice["pick"],
  lookAround: () => Promise<void>,
): Step[] => {
  const { page } = desktop;
  const always = () => true;
  const atSameEntry = (before: Observation, now: Observation) => now.entry === before.entry;
  const atSameOrNextEntry = (before: Observation, now: Observation) =>
    atSameEntry(before, now) || now.entry === before.entry + 1;
  const isOpen = (name: string) => (now: Observation) => now.picture.windows.includes(name);
  const listIn = ({ picture }: Observation) => listed(panel(page, picture.section ?? ""));
  const press = async (element: Locator) => {
    await element.focus();
    await lookAround();
    await page.keyboard.press("Enter");
  };
  const windows = [desktop.home, desktop.about, desktop.movie];

  return [
    {
      name: "chooses a section",
      weight: 4,
      isPossible: isOpen("About Me"),
      take: () => press(tab(page, pick(sectionTitles))),
      hasArrived: atSameOrNextEntry,
    },
    {
      name: "chooses a project or a post",
      weight: 4,
      isPossible: ({ picture }) => picture.item !== null,
      take: async (now) => press(pick(await listIn(now).all())),
      hasArrived: atSameOrNextEntry,
    },
    {
      name: "opens a window",
      weight: 3,
      isPossible: always,
      take: () => press(desktop.icon(pick(["About Me", "Movie DB"]))),
      hasArrived: atSameOrNextEntry,
    },
    {
      name: "focuses a window",
      weight: 2,
      isPossible: always,
      take: ({ picture }) =>
        pick(windows.filter(({ name }) => picture.windows.includes(name))).title.focus(),
      hasArrived: atSameEntry,
    },
    ...[desktop.about, desktop.movie].map(
      (window): Step => ({
        name: `closes ${window.name}`,
        isPossible: isOpen(window.name),
        take: () => press(window.button("Close")),
        hasArrived: (before, now) => now.entry <= before.entry,
      }),
    ),
    {
      name: "goes back",
      weight: 5,
      isPossible: ({ entry }) => entry > 0,
      take: () => desktop.go(-1),
      hasArrived: (before, now) => now.entry < before.entry,
      isReturn: true,
    },
    {
      name: "goes forward",
      weight: 3,
      isPossible: ({ entry, entries }) => entry < entries - 1,
      take: () => desktop.go(1),
      hasArrived: (before, now) => now.entry > before.entry,
      isReturn: true,
    },
    {
      name: "reloads",
      isPossible: always,
      take: async () => {
        await page.reload();
        await desktop.untilStarted();
      },
      hasArrived: atSameEntry,
      isReturn: true,
    },
    {
      name: "opens a section in a new tab",
      isPossible: isOpen("About Me"),
      take: async () => {
        await desktop.about.title.focus();
        const link = tab(page, pick(sectionTitles));
        const other = await desktop.newTab(() => link.click({ button: "middle" }));
        expect(complaintsOf(await observe(other))).toEqual([]);
        await other.page.close();
      },
      hasArrived: atSameEntry,
    },
  ];
};

for (const seed of SEEDS) {
  test(`wherever one goes, the address names what is in front, and nothing is lost: seed ${seed}`, async ({
    desktop,
  }) => {
    test.setTimeout(240_000);
    const { pick } = randomChoice(seed);
    await desktop.visit();
    let now = await observe(desktop);
    /** What is to be seen at each entry of the history, as it was left. */
    const pictures = new Map<number, Picture>([[now.entry, now.picture]]);
    const lookAround = async () => {
      now = await observe(desktop);
      pictures.set(now.entry, now.picture);
    };
    const steps = stepsOn(desktop, pick, lookAround);

    for (let count = 1; count <= STEPS; count++) {
      const before = now;
      const step = pick(weighted(steps.filter(({ isPossible }) => isPossible(before))));
      const where = `seed ${seed}, step ${count}: ${step.name} at ${before.address}`;
      await step.take(before);
      await expect
        .poll(
          async () => {
            now = await observe(desktop);
            const problems = [...complaintsOf(now)];
            if (!isLoaded(now.picture)) problems.push("A section is on its way.");
            if (step.isReturn && !isDeepStrictEqual(now.picture, pictures.get(now.entry)))
              problems.push(`It was ${JSON.stringify(pictures.get(now.entry))} here.`);
            return step.hasArrived(before, now)
              ? problems
              : [...problems, `From entry ${before.entry} to ${now.entry} of ${now.entries}.`];
          },
          { message: where, intervals: [20, 50, 100, 200] },
        )
        .toEqual([]);
      await lookAround();
      for (const entry of pictures.keys()) {
        if (entry >= now.entries) pictures.delete(entry);
      }
    }
  });
}
