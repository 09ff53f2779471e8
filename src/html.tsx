import type { ReactElement } from "react";
import { direction, language } from "./words/locale";

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactElement;
  preBodyComponents: ReactElement;
  postBodyComponents: ReactElement;
  body: string;
}

/** The document around each page, in place of Gatsby's own, which has a second viewport and tags for browsers of the past. */
export default function Html({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  postBodyComponents,
  body,
}: HtmlProps) {
  return (
    <html {...htmlAttributes} lang={language} dir={direction === "rtl" ? direction : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page itself, as it was rendered */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
