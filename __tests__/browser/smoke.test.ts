import { expect, test } from "@playwright/test";
import { faultsOfPage } from "../../scripts/smoke/faultsOfPage";

/** What is broken here is broken at once. */
const SOON = 2_000;

test.describe("the smoke test", () => {
  test("finds nothing wrong with a page that is well", async ({ page, baseURL }) => {
    expect(await faultsOfPage(page, `${baseURL}`)).toEqual([]);
  });

  test("finds a page that is not there", async ({ page, baseURL }) => {
    expect(await faultsOfPage(page, `${baseURL}nowhere/`)).toEqual([
      "It is answered with the status 404.",
    ]);
  });

  test("finds scripts that don't come", async ({ page, baseURL }) => {
    await page.route("**/*.js", (route) => route.abort());
    expect(await faultsOfPage(page, `${baseURL}`, SOON)).toEqual(
      expect.arrayContaining([
        "The desktop does not start.",
        expect.stringContaining("In the console: Failed to load resource"),
      ]),
    );
  });

  test("finds a page without windows", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync("[data-window-id] { visibility: hidden !important; }");
      document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(style));
    });
    expect(await faultsOfPage(page, `${baseURL}`, SOON)).toContain("No window has a heading.");
  });

  test("finds an error that nothing shows", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      setTimeout(() => {
        throw new Error("A slip.");
      });
    });
    expect(await faultsOfPage(page, `${baseURL}`)).toEqual(["In the console: Error: A slip."]);
  });

  test("finds a text that was run without a word", async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.assign(globalThis, { ran: 1 }));
    expect(await faultsOfPage(page, `${baseURL}`)).toEqual([
      "A text of its content was run as a script.",
    ]);
  });

  test("takes no element for a script", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.body.append(Object.assign(document.createElement("p"), { id: "ran" }));
      });
    });
    expect(await faultsOfPage(page, `${baseURL}`)).toEqual([]);
  });

  test("asks nobody but the site, and blames it for nobody", async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("requestfinished", (request) => asked.push(new URL(request.url()).origin));
    // As the policy of a site is whose owner names a picture there.
    await page.route(`${baseURL}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace("img-src 'self'", "$& https://elsewhere.example");
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.body.append(
          Object.assign(new Image(), { src: "https://elsewhere.example/a.png", alt: "" }),
        );
      });
    });
    expect(await faultsOfPage(page, `${baseURL}`)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([new URL(String(baseURL)).origin]));
  });
});
