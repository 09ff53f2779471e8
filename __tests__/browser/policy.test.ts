import type { Page } from "@playwright/test";
import { onSite } from "./support/addresses";
import { expect, test } from "./support/test";

/** A site that is not the owner's. */
const STRANGER = "https://stranger.example";

/** What each test brings about, and the console tells of. */
test.use({
  expectedComplaints:
    /Content Security Policy|Content-Security-Policy|TrustedHTML|TrustedScript|TrustedTypePolicy|javascript:/,
});

/** What strangers are asked for; they answer everything. */
const noteRequests = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  await page.context().route(`${STRANGER}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.isHurt = true" });
  });
  return asked;
};

/** Arrives at a page in whose HTML somebody has written. */
const arriveAtPageWith = async (page: Page, injected: string) => {
  await page.route(onSite("/"), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace("<body>", (body) => body + injected),
    });
  });
  await page.goto("./");
};

const INJECTIONS: readonly (readonly [what: string, injected: string, directive: string])[] = [
  ["a script", "<script>window.isHurt = true</script>", "script-src-elem"],
  ["a script from elsewhere", `<script src="${STRANGER}/a.js"></script>`, "script-src-elem"],
  ["a script of the site's", '<script src="/frame-keys.js"></script>', "script-src-elem"],
  ["a handler", '<img src="favicon.svg" onload="window.isHurt = true">', "script-src-attr"],
  ["a style", "<style>h1{color:rgb(1,2,3)!important}</style>", "style-src-elem"],
  ["a stylesheet", `<link rel="stylesheet" href="${STRANGER}/a.css">`, "style-src-elem"],
  ["a style attribute", '<b style="color:rgb(1,2,3)">Text</b>', "style-src-attr"],
  ["a picture", `<img src="${STRANGER}/a.png">`, "img-src"],
  ["a frame", `<iframe src="${STRANGER}/"></iframe>`, "frame-src"],
  ["a plug-in", `<object data="${STRANGER}/a"></object>`, "object-src"],
  ["a film", `<video src="${STRANGER}/a.mp4"></video>`, "media-src"],
  ["another base", `<base href="${STRANGER}/">`, "base-uri"],
];

for (const [what, injected, directive] of INJECTIONS) {
  test(`${what} in the HTML is refused`, async ({ page, desktop, refusals }) => {
    const asked = await noteRequests(page);
    await arriveAtPageWith(page, injected);
    await expect.poll(() => refusals.join("\n")).toContain(`${directive}: `);
    await desktop.untilStarted();
    expect(await page.evaluate(() => Reflect.has(window, "isHurt"))).toBe(false);
    expect(await page.evaluate(() => new URL(document.baseURI).origin)).toBe(
      new URL(page.url()).origin,
    );
    for (const text of [page.getByRole("banner").locator("h1"), page.locator("body > b")]) {
      if (await text.count()) await expect(text).not.toHaveCSS("color", "rgb(1, 2, 3)");
    }
    expect(asked).toEqual([]);
    refusals.splice(0);
  });
}

test("a form is not sent", async ({ page, desktop, refusals }) => {
  const asked = await noteRequests(page);
  await arriveAtPageWith(page, `<form action="${STRANGER}/"><button>Send</button></form>`);
  await desktop.untilStarted();
  await page.locator("body > form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => refusals.join("\n")).toContain("form-action: ");
  expect(asked).toEqual([]);
  refusals.splice(0);
});

/** What a script of the page's own could be made to do by what it is given. */
const MISUSES: Readonly<Record<string, () => void>> = {
  "text becomes HTML": () => {
    document.createElement("template").innerHTML = "<b>Text</b>";
  },
  "a script gets code": () => {
    document.createElement("script").text = "isHurt = true";
  },
  "a script comes from elsewhere": () => {
    document.createElement("script").src = "https://stranger.example/a.js";
  },
  "a script is no file of scripts": () => {
    document.createElement("script").src = "/page-data/app-data.json";
  },
  "text becomes a frame's page": () => {
    document.createElement("iframe").srcdoc = "<script>parent.isHurt = true</script>";
  },
  "text is run": () => {
    setTimeout("isHurt = true");
  },
  "somebody makes a policy of their own": () => {
    window.trustedTypes?.createPolicy("strangers", { createHTML: (html) => html });
  },
};

for (const [what, misuse] of Object.entries(MISUSES)) {
  test(`${what}: that is refused`, async ({ page, desktop, refusals }) => {
    await desktop.visit();
    await expect(page.evaluate(misuse)).rejects.toThrow(/Trusted|policy/i);
    await expect.poll(() => refusals.join("\n")).toMatch(/trusted-types/);
    expect(await page.evaluate(() => Reflect.has(window, "isHurt"))).toBe(false);
    refusals.splice(0);
  });
}

test("nothing is fetched from elsewhere", async ({ page, desktop, refusals }) => {
  const asked = await noteRequests(page);
  await desktop.visit();
  await expect(page.evaluate((address) => fetch(address), `${STRANGER}/`)).rejects.toThrow();
  await expect.poll(() => refusals.join("\n")).toContain("connect-src: ");
  expect(asked).toEqual([]);
  refusals.splice(0);
});
