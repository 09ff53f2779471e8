import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { expect, test } from "../support/browser/test";

const { links, siteFrame } = siteWords;

test("a framed site that is slow says so after ten seconds, beside a plain link to it", async ({
  desktop,
  page,
}) => {
  await page.clock.install({ time: new Date("2026-03-04T05:00:00Z") });
  await desktop.visit();
  const release = await holdRequests(page, "**/movie-platform/");
  await page.clock.pauseAt(new Date("2026-03-04T05:30:00Z"));
  await desktop.openMovie();
  const { frame, name } = desktop.movie;
  await expect(
    frame.getByRole("progressbar", { name: filled(siteFrame.loading, { title: name }) }),
  ).toBeVisible();
  const link = frame.getByRole("link", { name: links.openInNewTab, exact: true });
  await expect(link).toHaveAttribute("href", /\/movie-platform\/$/);
  await expect(link).toHaveAttribute("target", "_blank");
  const said = frame.getByRole("status");
  await page.clock.runFor(9_900);
  await expect(said).toBeEmpty();
  await page.clock.runFor(200);
  await expect(said).toContainText(siteFrame.slow);
  await expect(said.getByRole("link", { name: links.openInNewTab, exact: true })).toHaveAttribute(
    "href",
    /\/movie-platform\/$/,
  );
  release();
  await expect(said).toBeEmpty();
  await expect(frame.getByRole("progressbar")).toHaveCount(0);
  await expect(link).toBeVisible();
});
