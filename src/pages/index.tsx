import { graphql, type PageProps } from "gatsby";
import { Desktop } from "../desktop/Desktop";

export const query = graphql`
  query DesktopPage {
    site: siteInfo {
      ...SiteContent
    }
    navigation: allNavigationItem(sort: { position: ASC }) {
      nodes {
        ...NavigationContent
      }
    }
    general {
      ...GeneralContent
    }
    wallpapers: allWallpaper(sort: { position: ASC }) {
      nodes {
        ...WallpaperContent
      }
    }
  }
`;

export default function DesktopPage({ data }: PageProps<Queries.DesktopPageQuery>) {
  return <Desktop content={data} />;
}
