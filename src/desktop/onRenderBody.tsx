import type { RenderBodyArgs } from "gatsby";
import { beforePaintScript } from "../theme/beforePaintScript";
import { fontFace, fontUrl } from "../theme/font";
import {
  DEFAULT_THEME,
  DEFAULT_THEME_STORAGE_KEY,
  isThemeChoice,
  type ThemeChoice,
} from "../theme/themeChoice";
import { beforeStartScript } from "./beforeStart";

interface ThemeSettings {
  storageKey: string;
  defaultTheme: ThemeChoice;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const property = (value: unknown, key: string): unknown =>
  isRecord(value) ? value[key] : undefined;

/** Both pages query the site's settings; the development server's shell has no page data. */
const themeSettings = (pageResult: unknown): ThemeSettings => {
  const site = property(property(pageResult, "data"), "site");
  const storageKey = property(site, "themeStorageKey");
  const defaultTheme = property(property(site, "defaults"), "theme");
  return {
    storageKey: typeof storageKey === "string" ? storageKey : DEFAULT_THEME_STORAGE_KEY,
    defaultTheme: isThemeChoice(defaultTheme) ? defaultTheme : DEFAULT_THEME,
  };
};

/** The document around a page: language, the theme before the first paint, the font on its way. */
export const onRenderBody = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs) => {
  const settings = themeSettings(
    process.env.NODE_ENV === "production" ? loadPageDataSync(pathname).result : undefined,
  );
  setHtmlAttributes({
    lang: "en",
    // What a visitor without script sees; the script below replaces it.
    className: settings.defaultTheme === "dark" ? "dark" : "light",
  });
  setHeadComponents([
    // One element: each that runs before the first paint puts it off by some milliseconds.
    <script
      key="before-paint"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, with JSON literals only
      dangerouslySetInnerHTML={{ __html: `${beforePaintScript(settings)};${beforeStartScript}` }}
    />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontUrl}
      crossOrigin="anonymous"
    />,
    <style key="font-face">{fontFace}</style>,
  ]);
};
