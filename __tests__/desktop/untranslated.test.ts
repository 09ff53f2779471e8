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

test("a text in the site's first language says so, unless its element names a language", async () => {
  expect(await markupOf("p", { id: "a", children: "Interests " })).toBe(
    '<p id="a"><bdi lang="en" dir="ltr">Interests </bdi></p>',
  );
  expect(await markupOf("p", { lang: "fr", children: "Interests" })).toBe(
    '<p lang="fr">Interests</p>',
  );
});

test("other elements stay as they are", async () => {
  expect(await markupOf("p", { children: "Interessen" })).toBe("<p>Interessen</p>");
  expect(await markupOf("p", { children: ["Interests", "!"] })).toBe("<p>Interests!</p>");
  expect(await markupOf(({ children }) => children, { children: "Interests" })).toBe("Interests");
});
