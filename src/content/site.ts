import { graphql } from "gatsby";
import { atom, useRecoilValue } from "recoil";

/** @public Read by Gatsby. */
export const siteFragment = graphql`
  fragment SiteContent on SiteInfo {
    title
    description
    siteUrl
    repository
    themeStorageKey
    owner {
      name
      role
      email
      place
    }
    moviePlatform {
      title
      url
    }
    defaults {
      theme
      wallpaper
      project
      menuSection
    }
  }
`;

export type SiteContent = Queries.SiteContentFragment;

export const siteAtom = atom<SiteContent>({ key: "content/site" });

export const useSite = () => useRecoilValue(siteAtom);
