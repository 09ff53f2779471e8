import { type RenderBodyArgs, withPrefix } from "gatsby";
import type { OwnFont } from "../lib/fontFaces";
import { DEFAULT_THEME_STORAGE_KEY } from "../lib/storageKeys";
import { fontFace, fontUrl } from "../theme/font";
import { ownFontFace } from "../theme/ownFontFace";
import { DEFAULT_THEME } from "../theme/themeChoice";
import { headScript } from "./headScript";

/** The owner's font, where there is one: a build's code is told of it. */
const OWN_FONT: OwnFont | undefined = process.env.OWN_FONT
  ? JSON.parse(process.env.OWN_FONT)
  : undefined;

/** The document around a page: its language, and the font on its way. */
export const onRenderBody = ({ setHeadComponents }: RenderBodyArgs) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={OWN_FONT ? withPrefix(OWN_FONT.preload) : fontUrl}
      crossOrigin="anonymous"
    />,
    <style key="font-face">{OWN_FONT ? ownFontFace(OWN_FONT) : fontFace}</style>,
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
