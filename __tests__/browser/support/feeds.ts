import type { Page } from "@playwright/test";
import { HOME } from "./builtHtml";

/** Where the tests' own server has what is at a whole address of the site. */
export const localOf = (baseURL: string | undefined, whole: string): string =>
  whole.replace(HOME, `${baseURL?.replace(/\/$/, "")}/`);

/** The texts of an XML document's elements of one name, as the browser's strict reader has them. */
export const textsIn = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([text, tag]) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      const diagnostic = document.querySelector("parsererror");
      if (diagnostic) throw new Error(diagnostic.textContent ?? "");
      return [...document.getElementsByTagName(tag)].map((element) => element.textContent ?? "");
    },
    [xml, name] as const,
  );
