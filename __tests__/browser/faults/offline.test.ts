import { COMPLAINTS_OF_LOSS } from "../support/lostFiles";
import { openSection, panel, tab } from "../support/sections";
import { expect, test } from "../support/test";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

test("offline, what has come can be used, all else says so, and is had when the network is back", async ({
  desktop,
  page,
  context,
}) => {
  await desktop.visit();
  await desktop.settle();
  await openSection(page, "Mission");
  await context.setOffline(true);

  await openSection(page, "General");
  await openSection(page, "Mission");
  await desktop.go(-1);
  await desktop.expectAt("/");
  await desktop.about.drag({ x: 30, y: 20 });
  await desktop.about.button("Enter fullscreen").click();
  await desktop.about.button("Exit fullscreen").click();

  await tab(page, "Contact").click();
  const alert = panel(page, "Contact").getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await desktop.expectAt("/contact/");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeVisible();

  await context.setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(panel(page, "Contact").getByRole("heading", { level: 3 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
