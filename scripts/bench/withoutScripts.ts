/** A page's HTML with every script taken out, and with what is only fetched for scripts. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\b(?:as="(?:script|fetch)"|rel="modulepreload")[^>]*>/g, "");
