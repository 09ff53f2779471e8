import { readFileSync } from "node:fs";
import { withPolicy } from "../../src/build/policy";
import type { AnalyticsSlot } from "../../src/contract/siteConstants";
import { analyticsScript } from "../../src/gatsby/analyticsScript";
import { expect, test } from "../support/browser/test";

/** The guide's examples, ready to copy. */
const [, chapter = ""] = readFileSync("docs/guide/content.md", "utf8").split("### Counting visits");
const EXAMPLES: readonly AnalyticsSlot[] = [
  ...(chapter.split("\n## ")[0] ?? "").matchAll(/```json\n([\s\S]*?)```/g),
].map(([, json = ""]) => JSON.parse(json).analytics);

/** The ways of the real scripts: where each looks for its settings, and how it reports. */
const STAND_INS: Readonly<Record<string, string>> = {
  "https://plausible.io/js/script.js": `
    const { src, dataset } = document.currentScript;
    const body = JSON.stringify({ n: "pageview", u: location.href, d: dataset.domain });
    const headers = { "Content-Type": "text/plain" };
    fetch(new URL(src).origin + "/api/event", { method: "POST", keepalive: true, headers, body });`,
  "https://cloud.umami.is/script.js": `
    const website = document.currentScript.getAttribute("data-website-id");
    const body = JSON.stringify({ type: "event", payload: { website, url: location.pathname } });
    const headers = { "Content-Type": "application/json" };
    fetch("https://api-gateway.umami.dev/api/send", { method: "POST", headers, body });`,
  "https://gc.zgo.at/count.js": `
    const { dataset } = document.querySelector("script[data-goatcounter]");
    const address = dataset.goatcounter + "?p=" + encodeURIComponent(location.pathname);
    if (!navigator.sendBeacon(address)) throw new Error("no beacon");
    Object.assign(new Image(), { src: address + "&image" });`,
  "https://static.cloudflareinsights.com/beacon.min.js": `
    const { token } = JSON.parse(document.currentScript.getAttribute("data-cf-beacon"));
    const body = new Blob([JSON.stringify({ siteToken: token })], { type: "application/json" });
    navigator.sendBeacon("https://cloudflareinsights.com/cdn-cgi/rum", body);`,
};

/** The last report may still be on its way when the test ends. */
test.use({ expectedComplaints: /ERR_NAME_NOT_RESOLVED/ });

const data = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

test("each example of the guide for a script that counts visits reports one, as the page's policy allows", {
  tag: "@release",
}, async ({ desktop, page }) => {
  expect(EXAMPLES.map(({ src }) => src)).toEqual(Object.keys(STAND_INS));
  let example = EXAMPLES[0];
  await page.route(desktop.site, async (route) => {
    if (!example) return;
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</head>",
      `<script>${analyticsScript(example)}</script></head>`,
    );
    const content = {
      site: { ...data("site"), analytics: example },
      ...{ settings: data("settings"), attribution: data("attribution") },
    };
    await route.fulfill({ response, body: withPolicy(html, content) });
  });
  const elsewhere = (address: URL) =>
    address.protocol === "https:" && address.origin !== new URL(desktop.site).origin;
  await page.route(elsewhere, (route) => {
    const body = STAND_INS[route.request().url()];
    const { origin } = new URL(desktop.site);
    const headers = {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Allow-Headers": "Content-Type",
    };
    return route.fulfill(
      body ? { contentType: "text/javascript", headers, body } : { status: 204, headers },
    );
  });
  for (example of EXAMPLES) {
    const { src, attributes = {} } = example;
    const [setting = ""] = Object.values(attributes);
    // The site's name there: a text, or the token in it.
    const [name = ""] = /[\w-]{32,}/.exec(setting) ?? [setting];
    const report = page.waitForRequest((request) => {
      const isElsewhere = elsewhere(new URL(request.url())) && request.url() !== src;
      return isElsewhere && `${request.url()} ${request.postData()}`.includes(name);
    });
    await desktop.visit();
    await report;
  }
});
