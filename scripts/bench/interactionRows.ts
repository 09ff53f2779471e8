import type { Browser } from "@playwright/test";
import { backToSection } from "./measures/backToSection";
import { type DragResult, drag, resize } from "./measures/drag";
import { firstIconHighlighted, firstWindowOpened } from "./measures/firstIcon";
import { restoredAfterReload } from "./measures/restored";
import { type Searched, searched } from "./measures/searched";
import { sectionsChosen } from "./measures/sectionChosen";
import { type OpenableWindow, windowVisible } from "./measures/windowVisible";
import { repeat } from "./repeat";
import type { Row } from "./row";

const WINDOWS: readonly OpenableWindow[] = [
  { icon: "About Me", title: "About Me", id: "preferences" },
  { icon: "Movie DB", title: "Movie Platform", id: "movieIframe" },
];

/** A row for each section, in the order of the tabs. */
const sectionRows = (runs: readonly ReadonlyMap<string, number>[]): Row[] =>
  [...(runs[0]?.keys() ?? [])].map((title) => ({
    name: `section that was fetched ahead: ${title}`,
    unit: "ms",
    values: runs.flatMap((run) => run.get(title) ?? []),
    goal: { atMost: 100 },
  }));

const pullRows = (name: string, runs: readonly DragResult[]): Row[] => [
  {
    name: `${name}: gaps over 34 ms`,
    unit: "",
    values: runs.map(({ gaps }) => gaps),
    goal: { atMost: 1 },
  },
  {
    name: `${name}: longest gap`,
    unit: "ms",
    values: runs.map(({ longestGapMs }) => longestGapMs),
    goal: { atMost: 50 },
  },
  {
    name: `${name}: lag when settled`,
    unit: "px",
    values: runs.map(({ lagPx }) => lagPx),
    goal: { atMost: 0 },
  },
];

/** Of what takes a moment when search is first opened there is no goal but that the page answers meanwhile. */
const searchRows = (runs: readonly Searched[]): Row[] => [
  {
    name: "search: first result after it is opened",
    unit: "ms",
    values: runs.map(({ firstFoundMs }) => firstFoundMs),
  },
  {
    name: "search: longest block until all can be found",
    unit: "ms",
    values: runs.map(({ longestBlockMs }) => longestBlockMs),
  },
  {
    name: "search: results of a text, the slowest of five",
    unit: "ms",
    values: runs.map(({ slowestMs }) => slowestMs),
    goal: { atMost: 50 },
  },
];

/** How the desktop answers a visitor whose CPU is four times slower than this machine's. */
export const measureInteractions = async (
  browser: Browser,
  address: string,
  runs: number,
): Promise<Row[]> => {
  const highlighted = await repeat(runs, () => firstIconHighlighted(browser, address));
  const opened = await repeat(runs, () => firstWindowOpened(browser, address));
  const windows: Row[] = [];
  for (const window of WINDOWS) {
    windows.push({
      name: `window visible after its icon is activated: ${window.title}`,
      unit: "ms",
      values: await repeat(runs, () => windowVisible(browser, address, window)),
      goal: { atMost: 80 },
    });
  }
  const drags = await repeat(runs, () => drag(browser, address));
  const resizes = await repeat(runs, () => resize(browser, address));
  const sections = sectionRows(await repeat(runs, () => sectionsChosen(browser, address)));
  return [
    {
      name: "first icon usable: a click highlights it",
      unit: "ms",
      values: highlighted,
      goal: { atMost: 900 },
    },
    {
      name: "first icon usable: the window of an early double click opens",
      unit: "ms",
      values: opened,
      goal: { atMost: 900 },
    },
    ...windows,
    ...pullRows("drag", drags),
    ...pullRows("resize", resizes),
    ...sections,
    ...searchRows(await repeat(runs, () => searched(browser, address))),
    {
      name: "Back to a section",
      unit: "ms",
      values: await repeat(runs, () => backToSection(browser, address)),
      goal: { atMost: 100 },
    },
    {
      name: "restored after a reload",
      unit: "ms",
      values: await repeat(runs, () => restoredAfterReload(browser, address)),
    },
  ];
};
