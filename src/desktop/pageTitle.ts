import type { SiteContent } from "../content/site";

/** A page's own title stands before the site's. */
export const pageTitle = (
  site: Pick<SiteContent, "title">,
  { title }: { title?: string | undefined },
): string => (title ? `${title} · ${site.title}` : site.title);
