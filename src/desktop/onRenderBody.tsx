import { type RenderBodyArgs, withPrefix } from "gatsby";
import type { AnalyticsSlot } from "../lib/analyticsSlot";
import type { SiteFont } from "../lib/fontFaces";
import { fontFace } from "../theme/fontFace";
import { tokenCss } from "../theme/tokenCss";
import { language } from "../words/locale";
import { analyticsScript } from "./analyticsScript";
import { type HeadScriptOptions, headScript, strangeAddressScript } from "./headScript";
import { finishPage } from "./replaceRenderer";

/** Constants of the site: see `onCreateWebpackConfig`. */
const FONT: SiteFont = JSON.parse(process.env.SITE_FONT ?? "null");
const THEME: HeadScriptOptions = JSON.parse(process.env.SITE_THEME ?? "null");
const ANALYTICS: AnalyticsSlot | null = JSON.parse(process.env.ANALYTICS_SLOT || "null");

/** The same head of all pages; `DocumentHead` writes each page's own. */
export const onRenderBody = ({
  setHeadComponents,
  setHtmlAttributes,
  pathname,
}: RenderBodyArgs) => {
  finishPage();
  const isNotFound = pathname.startsWith("/404");
  const scripts = [
    headScript(THEME),
    isNotFound && strangeAddressScript(withPrefix("/404.html")),
    ANALYTICS && analyticsScript(ANALYTICS),
  ].filter((script) => typeof script === "string");
  // Without scripts it is this theme.
  setHtmlAttributes({
    lang: language,
    className: THEME.defaultTheme === "dark" ? "dark" : "light",
  });
  setHeadComponents([
    <meta key="scheme" name="color-scheme" content="light dark" />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={withPrefix(FONT.preload)}
      crossOrigin="anonymous"
    />,
    <style
      key="tokens"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made at build time
      dangerouslySetInnerHTML={{ __html: fontFace(FONT) + tokenCss() }}
    />,
    ...scripts.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, with JSON literals only
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
  ]);
};
