import { pathPrefix, writeSiteFile } from "../content/files";
import { escapeHtml } from "../content/text";
import { absoluteUrl } from "../contract/siteFiles";
import type { SiteContent } from "../site";
import { languagePath, siteLanguages } from "../words/siteLanguage";

/** The forwarding page: a host needs no settings for it, and search engines take it for a redirect. */
const pageTo = (to: string, whole: string): string => {
  const address = escapeHtml(to);
  return `<!doctype html><html><head><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${escapeHtml(whole)}"><meta http-equiv="refresh" content="0;url=${address}"></head><body><a href="${address}">${address}</a></body></html>`;
};

/** Writes a page at each former address of the owner's `redirects`, and Netlify's rules for unknown addresses in other languages. */
export const writeRedirects = ({ redirects, home }: SiteContent["site"]): void => {
  for (const { from, to } of redirects) {
    const isOwn = to.startsWith("/");
    writeSiteFile(
      /\.html?$/.test(from) ? from : `${from}/index.html`,
      pageTo(isOwn ? pathPrefix() + to : to, isOwn ? absoluteUrl(home, to) : to),
    );
  }
  const [, ...others] = siteLanguages().map(languagePath);
  const rules = others.map((folder) => `${folder}/* ${folder}/404.html 404\n`);
  if (rules.length > 0) writeSiteFile("_redirects", rules.join(""));
};
