import {
  type PreRenderHTMLArgs,
  type RenderBodyArgs,
  type ReplaceRendererArgs,
  withPrefix,
} from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import type { AnalyticsSlot, SiteFont } from "../../contract/siteConstants";
import { APPLICATION_PATH, PAGE_PATH } from "../../contract/siteFiles";
import { queryClient } from "../../loading/loading";
import { headStyles } from "../../theme/headStyles";
import { SITE_THEME } from "../../theme/themeChoice";
import { language } from "../../words/locale";
import { analyticsScript } from "./analyticsScript";
import {
  headScript,
  languageScript,
  notFoundScript,
  readingScript,
  startScript,
} from "./headScripts";
import { type PageData, preloads } from "./preloads";
import { SCRIPTS_ID, scriptsAfterPaint } from "./scriptsAfterPaint";

/** Constants of the site: see `onCreateWebpackConfig`. */
const FONT: SiteFont = JSON.parse(process.env.SITE_FONT ?? "null");
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
  // A page's content may lead the next one to believe that it has loaded.
  queryClient.clear();
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** The head that all pages share; `DocumentHead` writes each page's own. */
export const onRenderBody = ({
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
  loadPageDataSync,
  pathname,
}: RenderBodyArgs) => {
  // The plugin has collected this page's head.
  finish.shift()?.();
  const scripts = [headScript(SITE_THEME)];
  if (process.env.SITE_LANGUAGES) scripts.unshift(languageScript);
  const isNotFound = /^\/404(?:\/|\.html)$/.test(pathname);
  if (isNotFound) scripts.push(notFoundScript);
  if (pathname === "/") scripts.push(readingScript(withPrefix("/"), withPrefix(PAGE_PATH)));
  // In development there is none, and one document for all pages.
  const page = loadPageDataSync?.(pathname) as PageData | undefined;
  scripts.push(startScript(page && !isNotFound ? withPrefix(pathname) : null));
  // A script of others would read its address.
  if (ANALYTICS && pathname !== APPLICATION_PATH) {
    const { src } = ANALYTICS;
    scripts.push(
      analyticsScript({ ...ANALYTICS, src: src.startsWith("/") ? withPrefix(src) : src }),
    );
  }
  // The theme of a browser without scripts.
  setHtmlAttributes({
    lang: language,
    className: SITE_THEME.defaultTheme === "dark" ? "dark" : "light",
    ...(isNotFound && { "data-own-address": withPrefix("/404.html") }),
  });
  if (page) setPostBodyComponents(preloads(pathname, page));
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
    <style key="styles" dangerouslySetInnerHTML={{ __html: headStyles(FONT) }} />,
    ...scripts.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, with JSON literals only
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
    <link key="print" rel="stylesheet" media="print" href={withPrefix("/styles/print.css")} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};

const isPreload = (component: unknown): boolean =>
  isValidElement(component) && component.type === "link";

/** Styles and scripts of gatsby-plugin-image's component, in whose place the site has plain elements. */
const isOfGatsbyImage = (component: unknown): boolean =>
  isValidElement(component) && String(component.key).startsWith("gatsby-image-style");

/** Gatsby's scripts wait in a template: see `scriptsAfterPaint`. In development they depend on their order. */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isOfGatsbyImage(component)));
  if (process.env.NODE_ENV !== "production") return;
  const components = getPostBodyComponents();
  replacePostBodyComponents([
    ...components.filter(isPreload),
    <template key="scripts" id={SCRIPTS_ID}>
      {components.filter((component) => !isPreload(component))}
    </template>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
    <script key="start" dangerouslySetInnerHTML={{ __html: scriptsAfterPaint() }} />,
  ]);
};
