import type { Page } from "@playwright/test";

/** What was copied last. The site's own pages may not read it, so it is read on one that says nothing about that. */
export const clipboardText = async (page: Page): Promise<string> => {
  const reader = await page.context().newPage();
  await reader.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await reader.goto(page.url());
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
};
