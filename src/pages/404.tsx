import { graphql, type PageProps } from "gatsby";
import { NotFound } from "../desktop/NotFound";

export const query = graphql`
  query NotFoundPage {
    site: siteInfo {
      ...SiteContent
    }
  }
`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return data.site && <NotFound site={data.site} />;
}
