import { type RenderBodyArgs, withPrefix } from "gatsby";
import type { SiteFont } from "../lib/fontFaces";
import { DEFAULT_THEME_STORAGE_KEY } from "../lib/storageKeys";
import { fontFace } from "../theme/fontFace";
import { DEFAULT_THEME } from "../theme/themeChoice";
import { tokenCss } from "../theme/tokenCss";
import { headScript } from "./headScript";

/** The bundler inserts it: see `onCreateWebpackConfig`. */
const FONT: SiteFont = JSON.parse(process.env.SITE_FONT ?? "null");

/** The document around a page: its font and the theme's tokens. */
export const onRenderBody = ({ setHeadComponents }: RenderBodyArgs) => {
  setHeadComponents([
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
  ]);
  // `DocumentHead` does it while pages are built; the development server's shell is of no page.
  if (process.env.NODE_ENV === "production") return;
  setHeadComponents([
    <script
      key="before-paint"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, with JSON literals only
      dangerouslySetInnerHTML={{
        __html: headScript({ storageKey: DEFAULT_THEME_STORAGE_KEY, defaultTheme: DEFAULT_THEME }),
      }}
    />,
  ]);
};
