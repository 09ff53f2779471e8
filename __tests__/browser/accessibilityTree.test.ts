import type { Page } from "@playwright/test";
import { sectionTitles } from "./support/content";
import { Search } from "./support/search";
import { openSection } from "./support/sections";
import { expect, test } from "./support/test";

interface Told {
  readonly role: string;
  readonly name: string;
  /** The window, or whatever else is a landmark, that it is in; empty outside of all. */
  readonly within: string;
}

const LANDMARKS = ["banner", "main", "navigation", "region", "complementary", "dialog"];

/** What the browser itself tells a screen reader of: not what the roles in the HTML promise. */
const tellAll = async (page: Page): Promise<Told[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: (typeof nodes)[number]) => String(node.role?.value ?? "");
  const nameOf = (node: (typeof nodes)[number]) => String(node.name?.value ?? "");
  const landmarkAround = ({ parentId }: (typeof nodes)[number]): string => {
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    if (parent === undefined) return "";
    const isLandmark = !parent.ignored && LANDMARKS.includes(roleOf(parent)) && nameOf(parent);
    return isLandmark || landmarkAround(parent);
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({ role: roleOf(node), name: nameOf(node), within: landmarkAround(node) }));
};

/** Words as one hears them: without the capitals and blanks that a style gives them. */
const spoken = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

const named = (told: readonly Told[], role: string): string[] =>
  told.filter((node) => node.role === role).map(({ name }) => name);

test("windows are regions, beside the others, and the panel complements them; nothing is a dialog", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.settle();
  await desktop.openMovie();
  const told = await tellAll(page);
  const windows = ["Home directory", "About Me", "Movie Platform"];
  expect(named(told, "region")).toEqual(expect.arrayContaining(windows));
  expect(named(told, "complementary")).toEqual(["Web Vitals"]);
  expect(named(told, "navigation")).toContain("Dock");
  expect(named(told, "dialog")).toEqual([]);
  const around = told
    .filter(
      ({ role, name }) => LANDMARKS.includes(role) && [...windows, "Web Vitals"].includes(name),
    )
    .map(({ within }) => within);
  expect(around).toEqual(around.map(() => "Desktop"));
});

for (const title of sectionTitles) {
  test(`every heading of ${title} is told`, async ({ desktop, page }) => {
    await desktop.visit();
    const section = await openSection(page, title);
    const there = section.locator("h3, h4, h5, h6").filter({ visible: true });
    await expect(there.first()).toBeVisible();
    const seen = (await there.allTextContents()).map(spoken);
    const told = named(await tellAll(page), "heading").map(spoken);
    expect(told).toEqual(expect.arrayContaining(seen));
  });
}

test("search is a dialog, and the only thing that is told of while it is open", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await new Search(page).find("react");
  const told = await tellAll(page);
  expect(named(told, "dialog")).toEqual(["Search"]);
  expect(named(told, "combobox")).toHaveLength(1);
  expect(named(told, "region")).toEqual([]);
});
