import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSite } from "../content/site";

/** The page's head: every tag about the site as a whole is here. `title` stands before the site's. */
export const Seo = ({ title }: { title?: string }) => {
  const site = useSite();
  const fullTitle = title ? `${title} · ${site.title}` : site.title;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={site.description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
    </Helmet>
  );
};
