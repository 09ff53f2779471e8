import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { loadAppParts } from "../apps/registry";
import { GlobalStyles } from "../theme/GlobalStyles";
import { createStyleCache } from "../theme/styleCache";

type HeadParts = ReturnType<typeof Helmet.renderStatic>;

/** The page's own part of the head. Its elements need no mark: react-helmet does not run in the browser. */
const headElements = ({ title, meta, link, script, style }: HeadParts): ReactElement[] =>
  [title, meta, link, script, style]
    .flatMap(
      (part): ReactElement | ReactElement[] => part.toComponent() as unknown as ReactElement[],
    )
    .map((element) => cloneElement(element, { "data-react-helmet": undefined }));

/**
 * Renders a page with its critical styles in the head. Without it Emotion writes a style element
 * before each styled element, and the first paint waits for none of them but the body is full of them.
 */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs) => {
  await loadAppParts();
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const render = (element: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  // By itself: in the body it would stand in the way of hydration, as the browser has none.
  render(<GlobalStyles />);
  const body = render(bodyComponent);
  // At once: Gatsby renders pages side by side, and gatsby-plugin-react-helmet asks when another has been rendered.
  const head = Helmet.renderStatic();
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents(headElements(head));
  const { html, styles } = extractCriticalToChunks(body);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids.join(" ")}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made at build time
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};
