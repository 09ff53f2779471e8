import { words as siteWords } from "../../src/words/words";
import { DesktopWindow } from "../support/browser/desktopWindow";
import { restingBox } from "../support/browser/restingBox";
import { expect, test, VIEWPORTS } from "../support/browser/test";

const { marks, projects: words } = siteWords;

const PROJECT = "Rocky Robots";
const STORY = "/projects/rocky-robots/";
const TITLE = [words.live, PROJECT].join(marks.colon);

test("a project's live site opens on one half, beside its story, and both go back with Back", async ({
  desktop,
  page,
}) => {
  await desktop.visit(STORY);
  const before = await restingBox(desktop.about.frame);
  await desktop.panel("Projects").getByRole("link", { name: words.live, exact: true }).click();
  const live = new DesktopWindow(page, TITLE);
  await desktop.expectAt(`${STORY}live/`);
  await desktop.expectTitle(TITLE);
  await expect(live.frame).toHaveBox({ x: 724, width: 708 });
  // Its bar has the name alone, which the address beside it leaves its room.
  await expect(live.title).toHaveText(PROJECT);
  const title = await restingBox(live.title);
  const address = await restingBox(live.frame.getByTitle(/status-board/));
  expect(title.x + title.width).toBeLessThanOrEqual(address.x);
  await expect(desktop.about.frame).toHaveBox({ x: 8, width: 708 });
  await expect(live.frame.frameLocator("iframe").getByText("Robot 3")).toBeVisible();
  await expect(live.frame.getByRole("link", { name: siteWords.links.openInNewTab })).toBeVisible();
  await page.goBack();
  await desktop.expectAt(STORY);
  await expect(live.frame).toHaveCount(0);
  await expect(desktop.about.frame).toHaveBox(before);
});

test("the address of a live site shows both halves on arrival and after a reload", async ({
  desktop,
  page,
}) => {
  const live = new DesktopWindow(page, TITLE);
  const expectBoth = async () => {
    await expect(live.frame).toHaveBox({ x: 724, width: 708 });
    await expect(desktop.about.frame).toHaveBox({ x: 8, width: 708 });
    await expect(desktop.panel("Projects").getByRole("article", { name: PROJECT })).toBeVisible();
  };
  await desktop.visit(`${STORY}live/`);
  await expectBoth();
  await desktop.reload();
  await expectBoth();
  // The story is a place of its own.
  await desktop.about.title.click();
  await desktop.expectAt(STORY);
  await desktop.expectTitle(PROJECT);
});

test.describe("on a phone", () => {
  test.use({ viewport: VIEWPORTS.phone });

  test("a live site is a sheet above its story, which closing it shows", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(`${STORY}live/`);
    const live = new DesktopWindow(page, TITLE);
    await expect(live.frame).toHaveBox({ x: 0, width: VIEWPORTS.phone.width });
    await live.close();
    await expect(
      desktop.panel("Projects").getByRole("article", { name: PROJECT }),
    ).toBeInViewport();
  });
});
