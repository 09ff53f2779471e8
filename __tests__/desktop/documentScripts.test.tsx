import { renderToString } from "react-dom/server";

/** The attributes and the head that all pages share, as the page at a path has them. */
const documentOf = async (pathname: string) => {
  process.env.SITE_FONT = JSON.stringify({ faces: [], fallbacks: "", preloads: [] });
  process.env.SITE_THEME = JSON.stringify({ storageKey: "theme", defaultTheme: "dark" });
  const { onRenderBody } = await import("../../src/gatsby/browser/ssr");
  const shared = { attributes: {}, head: "" };
  const hooks = {
    pathname,
    setHtmlAttributes: (attributes: object) => Object.assign(shared, { attributes }),
    setHeadComponents: (parts: React.ReactNode) => {
      shared.head = renderToString(<head>{parts}</head>);
    },
    setPostBodyComponents: () => {},
    loadPageDataSync: () => ({ componentChunkName: "", staticQueryHashes: [] }),
  };
  onRenderBody(hooks as unknown as Parameters<typeof onRenderBody>[0]);
  return shared;
};

test.each([
  ["/404.html", true],
  ["/404/", true],
  ["/404-stories/", false],
])("only the page for unknown addresses starts at its own, and at any: %s", async (path, does) => {
  const { attributes, head } = await documentOf(path);
  expect(attributes).toEqual({
    lang: "en",
    className: "dark",
    ...(does && { "data-own-address": "/404.html" }),
  });
  expect(head.includes("asked")).toBe(does);
  expect(head.includes(`)("${path}",`)).toBe(!does);
});
