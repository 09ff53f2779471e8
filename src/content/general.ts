import { graphql } from "gatsby";
import { atom, useRecoilValue } from "recoil";

/** @public Read by Gatsby. */
export const generalFragment = graphql`
  fragment GeneralContent on General {
    heading
    paragraphs
    featuredProjects
  }
`;

export const generalAtom = atom<Queries.GeneralContentFragment | null>({
  key: "content/general",
  default: null,
});

export const useGeneral = () => useRecoilValue(generalAtom);
