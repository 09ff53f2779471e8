import { renderToString } from "react-dom/server";

/** The head that all pages share, as the page at a path has it. */
const headOf = async (pathname: string): Promise<string> => {
  process.env.SITE_FONT = JSON.stringify({ faces: [], fallbacks: "", preloads: [] });
  process.env.SITE_THEME = JSON.stringify({ storageKey: "theme", defaultTheme: "dark" });
  const { onRenderBody } = await import("../../src/gatsby/ssr");
  let head = "";
  const hooks = {
    pathname,
    setHtmlAttributes: () => {},
    setHeadComponents: (parts: React.ReactNode) => {
      head = renderToString(<>{parts}</>);
    },
  };
  onRenderBody(hooks as unknown as Parameters<typeof onRenderBody>[0]);
  return head;
};

test.each([
  ["/404.html", true],
  ["/404/", true],
  ["/404-stories/", false],
])("only the page for unknown addresses changes its own at the start: %s", async (path, does) => {
  expect((await headOf(path)).includes(`"/404.html"`)).toBe(does);
});
