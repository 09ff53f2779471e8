import { graphql } from "gatsby";
import { atom, useRecoilValue } from "recoil";

/** @public Read by Gatsby. */
export const navigationFragment = graphql`
  fragment NavigationContent on NavigationItem {
    title
    icon {
      ...IconDrawing
    }
  }
`;

export type NavigationContent = Queries.NavigationContentFragment;

export const navigationAtom = atom<readonly NavigationContent[]>({
  key: "content/navigation",
  default: [],
});

export const useNavigation = () => useRecoilValue(navigationAtom);
