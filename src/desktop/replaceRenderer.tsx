import type { ReplaceRendererArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { loadAppParts } from "../apps/registry";

type HeadParts = ReturnType<typeof Helmet.renderStatic>;

/** The page's own part of the head. Its elements need no mark: react-helmet does not run in the browser. */
const headElements = ({ title, meta, link, script, style }: HeadParts): ReactElement[] =>
  [title, meta, link, script, style]
    .flatMap(
      (part): ReactElement | ReactElement[] => part.toComponent() as unknown as ReactElement[],
    )
    .map((element) => cloneElement(element, { "data-react-helmet": undefined }));

/** Renders a page, and writes its part of the head at once. */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs) => {
  await loadAppParts();
  const body = renderToString(bodyComponent);
  // At once: Gatsby renders pages side by side, and gatsby-plugin-react-helmet asks when another has been rendered.
  const head = Helmet.renderStatic();
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents(headElements(head));
  replaceBodyHTMLString(body);
};
