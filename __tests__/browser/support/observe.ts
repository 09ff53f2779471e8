import { titles } from "../../../src/words/titles.words";
import { siteAddressOf } from "./addresses";
import { builtPages, sectionPage } from "./builtPages";
import { framedApps, resumeApps, siteTitle } from "./content";
import type { Desktop } from "./desktop";

/** What a visitor sees that addresses have to do with. */
export interface Picture {
  /** The open windows' titles, from the back to the front. The one that opens by itself is not among them. */
  readonly windows: readonly string[];
  /** The selected section; null while About Me is closed. */
  readonly section: string | null;
  /** The project or post that is shown, by its address; null where a section has none. */
  readonly item: string | null;
}

/** A picture, and what the browser says around it. */
export interface Observation {
  readonly picture: Picture;
  readonly address: string;
  readonly title: string;
  /** The titles of the windows that look focused. */
  readonly focused: readonly string[];
  /** Which of this site's entries in the browser's history is the present one. */
  readonly entry: number;
  /** How many there are. */
  readonly entries: number;
}

/** Looks at the desktop as it is just now. */
export const observe = async ({ page, site }: Desktop): Promise<Observation> => {
  // A page that is on its way has no entry yet.
  await page.waitForFunction(() => Reflect.get(window, "navigation").currentEntry !== null);
  const seen = await page.evaluate(() => {
    const windows = [...document.querySelectorAll("[data-window-id]:not([data-leaving])")]
      .map((frame) => {
        const name = frame.querySelector("h2")?.textContent ?? "";
        const zIndexOf = (element: Element) => Number(getComputedStyle(element).zIndex);
        // What is around it carries the order of the stack.
        const order = frame.parentElement ? zIndexOf(frame.parentElement) : -1;
        return { name, layer: zIndexOf(frame), order };
      })
      .sort((one, other) => one.order - other.order);
    const tab = document.querySelector(":not([data-leaving]) > * [role=tab][aria-selected=true]");
    const item = document.querySelector<HTMLAnchorElement>(
      "[role=tabpanel]:not([hidden]) [data-part=list] [aria-current=page]",
    );
    const navigation = Reflect.get(window, "navigation");
    return {
      windows,
      section: tab?.textContent ?? null,
      item: item?.href ?? null,
      address: location.href,
      title: document.title,
      entry: Number(navigation.currentEntry.index),
      entries: Number(navigation.entries().length),
    };
  });
  const names = seen.windows.map(({ name }) => name);
  const isAboutOpen = names.includes(titles.aboutMe);
  return {
    picture: {
      windows: names.filter((name) => name !== titles.webVitals),
      section: isAboutOpen ? seen.section : null,
      item: isAboutOpen && seen.item !== null ? siteAddressOf(seen.item, site) : null,
    },
    address: siteAddressOf(seen.address, site),
    title: seen.title,
    focused: seen.windows.filter(({ layer }) => layer === 1002).map(({ name }) => name),
    entry: seen.entry,
    entries: seen.entries,
  };
};

/** The addresses that may stand for what is in front: a section's own shows one of its items, too. */
const addressesOf = ({ windows, section, item }: Picture): readonly string[] => {
  const addressOfApp = new Map(
    [...framedApps, ...resumeApps].map(({ title, path }) => [title, path]),
  );
  const front = windows.findLast((name) => name === titles.aboutMe || addressOfApp.has(name));
  if (front === undefined) return ["/"];
  const appAddress = addressOfApp.get(front);
  if (appAddress !== undefined) return [appAddress];
  if (section === null) return [];
  const { path, result } = sectionPage(section);
  if (item === null) return [path];
  return result.pageContext.item === item ? [path, item] : [item];
};

const titleAt = (address: string): string => {
  const page = builtPages.find(({ path }) => path === address);
  const name = page?.result.pageContext.title ?? null;
  return name === null ? siteTitle : `${name} · ${siteTitle}`;
};

/** What is wrong with a desktop at any time; nothing when all is well. */
export const complaintsOf = (observation: Observation): readonly string[] => {
  const { picture, address, title, focused } = observation;
  const addresses = addressesOf(picture);
  return [
    ...(addresses.includes(address)
      ? []
      : [`The address is ${address}, but ${addresses.join(" or ")} is in front.`]),
    ...(title === titleAt(address) ? [] : [`The title at ${address} is "${title}".`]),
    ...(focused.length === 1 ? [] : [`Focused: ${focused.join(", ") || "nothing"}.`]),
  ];
};
