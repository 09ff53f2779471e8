import { words as siteWords } from "../../src/words/words";
import { expect, test } from "../support/browser/test";

const { failures } = siteWords;

const TITLE = "Unexpected Application Error!";
const MESSAGE = "This frame is broken.";

/** Firefox says no more than "Error" of what React has caught. */
test.use({
  expectedComplaints: /This frame is broken|error occurred in|TypeError|^Error$/,
});

test("a window whose content breaks says so, Try again fixes it, and the others keep working", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  // The frame's address is part of the window's content, so failing there fails the window.
  await page.evaluate((message) => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (this instanceof HTMLIFrameElement) throw new Error(message);
      setAttribute.call(this, name, value);
    };
    Object.assign(window, { fix: () => Object.assign(Element.prototype, { setAttribute }) });
  }, MESSAGE);
  await desktop.openMovie();
  const { frame } = desktop.movie;
  const alert = frame.getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(TITLE);
  await expect(alert).toContainText(MESSAGE);
  const stack = frame.locator("pre");
  await expect(stack).toBeVisible();
  await expect(stack).not.toBeEmpty();
  await desktop.openSection("Mission");
  await desktop.dockItem(desktop.movie.name).click();

  await page.evaluate(() => Reflect.get(window, "fix")());
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await expect(frame.locator("iframe")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a section with content that cannot be shown says so, and Try again fixes it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const contents = "**/page-data/mission/page-data.json";
  await page.route(contents, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, result: { ...answer.result, data: { mission: {} } } },
    });
  });
  await desktop.tab("Mission").click();
  const alert = desktop.panel("Mission").getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(TITLE);
  await desktop.expectAt("/mission/");
  await page.unroute(contents);
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await desktop.expectSection("Mission");
  await expect(alert).toHaveCount(0);
});
