import type { SiteContent } from "../content/shell";

/** A page's own title stands before the site's. */
export const pageTitle = (site: Pick<SiteContent, "title">, title: string | null): string =>
  title === null ? site.title : `${title} · ${site.title}`;
