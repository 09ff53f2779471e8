import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page with its critical styles in the head. Without it Emotion writes a style element
 * before each styled element, and the first paint waits for none of them but the body is full of them.
 */
export const replaceRenderer = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs) => {
  // The key of Emotion's default cache, which takes these styles over in the browser.
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { html, styles } = extractCriticalToChunks(body);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(" ")}`}
        data-emotion={`${key} ${ids.join(" ")}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made at build time
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};
