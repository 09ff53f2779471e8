import { type RenderBodyArgs, type ReplaceRendererArgs, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import type { PageContext } from "../contract/pageContext";
import type { AnalyticsSlot, SiteFont } from "../contract/siteConstants";
import { APP_DATA_PATH, APPLICATION_PATH, PAGE_PATH, pageDataPath } from "../contract/siteFiles";
import { headStyles } from "../theme/headStyles";
import { language } from "../words/locale";
import { analyticsScript } from "./analyticsScript";
import { SECTION_ATTRIBUTE } from "./firstSection";
import {
  type HeadScriptOptions,
  headScript,
  notFoundScript,
  readingScript,
  startScript,
} from "./headScripts";

/** Constants of the site: see `onCreateWebpackConfig`. */
const FONT: SiteFont = JSON.parse(process.env.SITE_FONT ?? "null");
const THEME: HeadScriptOptions = JSON.parse(process.env.SITE_THEME ?? "null");
const ANALYTICS: AnalyticsSlot | null = JSON.parse(process.env.ANALYTICS_SLOT || "null");

let lastPage: Promise<void> = Promise.resolve();
const finish: (() => void)[] = [];

/**
 * Renders one page at a time: react-helmet collects the heads of all pages in one place, and Gatsby renders pages side by side. So
 * gatsby-plugin-react-helmet, which asks in `onRenderBody`, would give one page the heads of two.
 */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  const before = lastPage;
  lastPage = new Promise((resolve) => finish.push(resolve));
  await before;
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** The used part of a page's `page-data.json`. */
interface PageData {
  readonly staticQueryHashes: readonly string[];
  readonly result: { readonly pageContext: Partial<PageContext> };
}

/** Gatsby's loader asks for these, one after the other, once its scripts run; on a slow phone 0.3 s later. */
const dataPaths = (pathname: string, { staticQueryHashes }: PageData): readonly string[] => [
  pageDataPath(pathname),
  APP_DATA_PATH,
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
];

/** The same head of all pages; `DocumentHead` writes each page's own. */
export const onRenderBody = ({
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
  setPostBodyComponents,
  loadPageDataSync,
  pathname,
}: RenderBodyArgs) => {
  // The plugin has collected this page's head.
  finish.shift()?.();
  const scripts = [headScript(THEME)];
  if (/^\/404(?:\/|\.html)$/.test(pathname)) scripts.push(notFoundScript(withPrefix("/404.html")));
  if (pathname === "/") scripts.push(readingScript(withPrefix("/"), withPrefix(PAGE_PATH)));
  scripts.push(startScript());
  // A script of others would read its address.
  if (ANALYTICS && pathname !== APPLICATION_PATH) {
    const { src } = ANALYTICS;
    scripts.push(
      analyticsScript({ ...ANALYTICS, src: src.startsWith("/") ? withPrefix(src) : src }),
    );
  }
  // Without scripts it is this theme.
  setHtmlAttributes({
    lang: language,
    className: THEME.defaultTheme === "dark" ? "dark" : "light",
  });
  // In development there is none.
  const page = loadPageDataSync?.(pathname) as PageData | undefined;
  if (page) {
    const mark: JSX.IntrinsicElements["body"] & { [SECTION_ATTRIBUTE]: string | undefined } = {
      [SECTION_ATTRIBUTE]: page.result.pageContext.section,
    };
    setBodyAttributes(mark);
    setPostBodyComponents(
      dataPaths(pathname, page).map((path) => (
        <link key={path} rel="preload" as="fetch" crossOrigin="" href={withPrefix(path)} />
      )),
    );
  }
  setHeadComponents([
    <meta key="scheme" name="color-scheme" content="light dark" />,
    ...FONT.preloads.map((path) => (
      <link
        key={path}
        rel="preload"
        as="font"
        type="font/woff2"
        href={withPrefix(path)}
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made at build time
    <style key={process.env.STYLES_HASH} dangerouslySetInnerHTML={{ __html: headStyles(FONT) }} />,
    ...scripts.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, with JSON literals only
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
    <link key="print" rel="stylesheet" media="print" href={withPrefix("/styles/print.css")} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
