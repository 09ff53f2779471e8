import type { Page } from "@playwright/test";

/** Puts each text into an element of its own, as browsers do that translate a page, and keeps doing it. Blank texts count, too. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translateTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest("svg, script, style, template, font")) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text.data);
      }
    };
    new MutationObserver(translateTexts).observe(document.body, { childList: true, subtree: true });
    translateTexts();
  });
