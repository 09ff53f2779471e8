import type { EmotionCache } from "@emotion/cache";

type Sheet = EmotionCache["sheet"];

type SheetClass = new (options: Pick<Sheet, "key" | "container">) => Sheet;

const canAdopt = (): boolean => Reflect.has(document, "adoptedStyleSheets");

/** A stylesheet that is no element. Safari before 16.4 knows none, and takes rules into the page's own. */
const laterRules = (): CSSStyleSheet | null | undefined => {
  if (!canAdopt()) return document.querySelector("style")?.sheet;
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return rules;
};

/**
 * Has Emotion add what comes later to such a stylesheet, also what `Global` adds for a while. A style element of its own would be
 * empty at first, and the page's policy would need a hash for that.
 */
export const keepLaterStyles = (cache: EmotionCache): void => {
  class LaterSheet extends (cache.sheet.constructor as SheetClass) {
    private readonly rules = laterRules();

    override insert(rule: string): void {
      if (!this.rules) {
        super.insert(rule);
        return;
      }
      try {
        this.rules.insertRule(rule, this.rules.cssRules.length);
      } catch {
        // A rule for another browser.
      }
    }

    override flush(): void {
      super.flush();
      if (!canAdopt()) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (rules) => rules !== this.rules,
      );
    }
  }
  cache.sheet = new LaterSheet({ key: cache.key, container: document.head });
};
