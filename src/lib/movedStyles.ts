/** On an element whose style attribute a build has made a rule of, with the rule's name. */
export const MOVED_STYLE_ATTRIBUTE = "data-style";

/**
 * Turns the rules that a build has made of style attributes into attributes again, as React believes them to be: it changes
 * them part by part, and a part that it takes away must not be in a rule still. They are the last ones of the page's style.
 */
export const putStylesBack = (): void => {
  const rules = document.querySelector("style")?.sheet?.cssRules ?? [];
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (!(rule instanceof CSSStyleRule)) return;
    if (!rule.selectorText.includes(`[${MOVED_STYLE_ATTRIBUTE}=`)) return;
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      element.removeAttribute(MOVED_STYLE_ATTRIBUTE);
    }
  }
};
