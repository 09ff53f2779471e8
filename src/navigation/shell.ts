import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { useRef } from "react";

/** The content around every page's own: the site, its owner, the sections and the wallpapers. */
export type Shell = Queries.ShellQuery;
export type SiteContent = NonNullable<Shell["site"]>;
export type NavigationItem = Shell["navigation"]["nodes"][number];

/** @public Read by Gatsby. */
export const iconFragment = graphql`
  fragment IconDrawing on Icon { viewBox body }
`;

const useBuiltShell = () =>
  useStaticQuery<Shell>(graphql`
    query Shell {
      site: siteInfo {
        title description siteUrl repository webVitals pages
        owner {
          name role email place
          photo {
            drawing { publicURL }
            image { childImageSharp { resize(width: 96, height: 96, toFormat: WEBP) { src } } }
          }
        }
        accent { pages }
        resume {
          address file showIcon
          editions { app address title lang }
        }
        framedApps {
          id title label tile url address openOnArrival relatedAddress refusesFrames
          icon { ...IconDrawing }
        }
        clock { showSeconds }
        defaults { wallpaper }
      }
      navigation: allNavigationItem(sort: { position: ASC }) {
        nodes {
          section title address folder
          icon { ...IconDrawing }
        }
      }
      wallpapers: allWallpaper(sort: { position: ASC }) {
        nodes { ...WallpaperContent }
      }
    }
  `);

/**
 * In development a query that Gatsby runs during a change may fail, and succeed a moment later. Until
 * then the page keeps the one before, or it would be gone.
 */
const useSteadyShell = () => {
  const last = useRef<Shell>();
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it is called each time, and throws after it has used its context
    last.current = useBuiltShell();
  } catch (error) {
    if (last.current === undefined) throw error;
  }
  return last.current;
};

export const useShell: () => Shell =
  process.env.NODE_ENV === "development" ? useSteadyShell : useBuiltShell;

export const useSite = (): SiteContent => {
  const { site } = useShell();
  if (site === null) throw new Error("There is no site in the content.");
  return site;
};

/** The address of the owner's small portrait, if there is one. */
export const usePortrait = (): string | undefined => {
  const { drawing, image } = useSite().owner.photo ?? {};
  const small = image?.childImageSharp?.resize?.src;
  // gatsby-plugin-sharp leaves the path prefix out.
  return small ? withPrefix(small) : (drawing?.publicURL ?? undefined);
};

/** The sections in their order. */
export const useNavigation = (): readonly NavigationItem[] => useShell().navigation.nodes;

/** The section that an address belongs to; undefined for that of an app or of no page. */
export const sectionAt = (
  sections: readonly NavigationItem[],
  address: string,
): NavigationItem | undefined =>
  sections.find((section) => section.address === address) ??
  sections.find(({ folder }) => address.startsWith(folder));
