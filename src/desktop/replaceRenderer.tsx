import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { GlobalStyles } from "../theme/GlobalStyles";
import { createStyleCache, STYLE_NAMES_ATTRIBUTE } from "../theme/styleCache";

/**
 * Renders a page with its critical styles in the head. Without it Emotion writes a style element
 * before each styled element, and the first paint waits for none of them but the body is full of them.
 */
export const replaceRenderer = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs) => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const render = (element: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  // By itself: in the body it would stand in the way of hydration, as the browser has none.
  render(<GlobalStyles />);
  const body = render(bodyComponent);
  const { html, styles } = extractCriticalToChunks(body);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(" ")}`}
        {...{ [STYLE_NAMES_ATTRIBUTE]: ids.join(" ") }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made at build time
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};
