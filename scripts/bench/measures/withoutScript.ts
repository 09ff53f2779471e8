import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { VIEWPORTS, withPage } from "../browser";

export interface ScriptlessResult {
  /** How many characters of text a visitor without JavaScript can read. */
  characters: number;
  /** Texts of the General section and names of Home directory that are not among them. */
  missing: readonly string[];
  /** Where the links lead. */
  links: readonly string[];
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [inOneLine(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const dataFile = <Content>(name: string): Content =>
  JSON.parse(readFileSync(resolve("data", name), "utf8"));

/** What a visitor whose browser runs no script finds on arrival. */
export const withoutScript = (browser: Browser, address: string): Promise<ScriptlessResult> =>
  withPage(browser, { ...VIEWPORTS.desktop, javaScriptEnabled: false }, async (page) => {
    await page.goto(address);
    const text = inOneLine(await page.locator("body").innerText());
    const expected = [
      ...textsOf(dataFile<unknown>("general.json")),
      "Home directory",
      "About Me",
      "Movie DB",
    ];
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    return {
      characters: text.length,
      missing: expected.filter((part) => !text.includes(part)),
      links: [...new Set(links)],
    };
  });
