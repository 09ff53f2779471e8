import { siteWords } from "../../src/words/siteWords";
import { expect, test } from "../support/browser/test";
import { site } from "../support/data";

test.use({ expectedComplaints: /404/ });

test("an unknown address is answered with 404 and says what to do", async ({ desktop, page }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith("/nowhere/at/all"));
  await desktop.visit("/nowhere/at/all");
  expect((await answered).status()).toBe(404);
  await desktop.expectTitle("Page not found");
  await expect(desktop.topBar.getByRole("time")).toHaveText(/\d/);
  const screen = page.getByRole("main");
  await expect(
    screen.getByRole("heading", { name: "Oopsss! I couldn't find this page.", exact: true }),
  ).toBeVisible();
  await expect(screen).toContainText("Make sure you've typed the correct address.");
  await expect(screen.getByRole("link", { name: site.owner.email, exact: true })).toHaveAttribute(
    "href",
    `mailto:${site.owner.email}`,
  );
  await expect(screen.getByRole("button", { name: siteWords.notFound.planet })).toBeVisible();
});

test("Back to home leads from an unknown address to the desktop", async ({ desktop, page }) => {
  await desktop.visit("/nowhere/");
  await page.getByRole("link", { name: "Back to home", exact: true }).click();
  await desktop.expectAt("/");
  await expect(desktop.home.frame).toBeVisible();
  await expect(desktop.about.frame).toBeVisible();
});
