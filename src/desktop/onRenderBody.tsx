import type { RenderBodyArgs } from "gatsby";
import { fontFace, fontUrl } from "../theme/font";
import { DEFAULT_THEME, DEFAULT_THEME_STORAGE_KEY } from "../theme/themeChoice";
import { headScript } from "./headScript";

/** The document around a page: its language, and the font on its way. */
export const onRenderBody = ({ setHeadComponents }: RenderBodyArgs) => {
  setHeadComponents([
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
