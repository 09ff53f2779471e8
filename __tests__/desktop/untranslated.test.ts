import type { ComponentProps, ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const markupOf = async (type: ElementType, props: ComponentProps<"p">): Promise<string> => {
  process.env.UNTRANSLATED = JSON.stringify({
    language: { lang: "en", dir: "ltr" },
    texts: ["Interests"],
  });
  const { jsx } = await import("../../src/desktop/languages/jsx-runtime");
  return renderToStaticMarkup(jsx(type, props));
};

test("an element with a text in the site's first language says so, and keeps what it says itself", async () => {
  expect(await markupOf("p", { id: "a", children: "Interests " })).toBe(
    '<p id="a" lang="en" dir="ltr" style="text-align:match-parent">Interests </p>',
  );
  expect(await markupOf("p", { lang: "fr", children: "Interests" })).toContain('lang="fr"');
});

test("other elements stay as they are", async () => {
  expect(await markupOf("p", { children: "Interessen" })).toBe("<p>Interessen</p>");
  expect(await markupOf("p", { children: ["Interests", "!"] })).toBe("<p>Interests!</p>");
  expect(await markupOf(({ children }) => children, { children: "Interests" })).toBe("Interests");
});
