import type { Page } from "@playwright/test";
import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

/** A site that is not the owner's. */
const STRANGER = "https://stranger.example";

/** The browser's messages about refused resources. */
test.use({ expectedComplaints: /Content.Security.Policy|NetworkError|Refused to/ });

/** Records the directives by which the page's policy refuses something, and requests to other sites. */
const watch = async (page: Page) => {
  const asked: string[] = [];
  await page.context().route(`${STRANGER}/**`, (route) => {
    // Firefox's driver sees a frame's request before the policy refuses it.
    if (!route.request().isNavigationRequest()) asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.isHurt = true" });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
  });
  return {
    expectRefused: (directive: string) =>
      expect
        .poll(() => page.evaluate(() => Reflect.get(window, "refused")))
        .toContainEqual(expect.stringMatching(directive)),
    async expectUnhurt() {
      await expect.poll(() => page.evaluate(() => "isHurt" in window)).toBe(false);
      expect(asked).toEqual([]);
    },
  };
};

/** Writes into the HTML of the first page before it arrives. */
const inject = ({ page, site }: Desktop, html: string) =>
  page.route(site, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + html);
    await route.fulfill({ response, body });
  });

test("a script that was written into the page's HTML does not run, and the page works", async ({
  desktop,
  page,
}) => {
  const { expectRefused, expectUnhurt } = await watch(page);
  await inject(
    desktop,
    `<script>window.isHurt = true</script>
    <script src="${STRANGER}/a.js"></script>
    <img src="favicon.svg" alt="" onload="window.isHurt = true">`,
  );
  await desktop.visit();
  await expectRefused("script-src-elem");
  await expectRefused("script-src-attr");
  await desktop.openMovie();
  await expectUnhurt();
});

test("the site frames only what its data name, and fetches nothing from elsewhere", async ({
  desktop,
  page,
}) => {
  const { expectRefused, expectUnhurt } = await watch(page);
  await inject(
    desktop,
    `<iframe title="A stranger" src="${STRANGER}/"></iframe><img src="${STRANGER}/a.png" alt="">`,
  );
  await desktop.visit();
  await expectRefused("frame-src");
  await expectRefused("img-src");
  await page.evaluate((address) => fetch(address).catch(() => {}), `${STRANGER}/`);
  await expectRefused("connect-src");
  await expectUnhurt();
  await desktop.openMovie();
  await expect(
    desktop.movie.frame.locator("iframe").contentFrame().getByRole("heading").first(),
  ).toBeVisible();
});
