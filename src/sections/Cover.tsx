import { graphql, withPrefix } from "gatsby";
import type { ImgHTMLAttributes } from "react";
import { liveSource, Picture } from "../components/Picture";

type Listed = Queries.ProjectsPageQuery["projects"]["nodes"][number];

/** @public Read by Gatsby. */
export const thumbnailFragment = graphql`
  fragment Thumbnail on File {
    childImageSharp {
      resize(width: 112, height: 80, toFormat: WEBP) { src }
    }
  }
`;

interface CoverProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** One without the field `coverPicture` has no picture but its cover. */
  of: Pick<Listed, "coverPath"> & Partial<Pick<Listed, "coverPicture">>;
  /** Whether the page is about it. Default: it is not. */
  isOnOwnPage?: boolean;
}

/** React 18 knows the priority only by its name in HTML, which its types lack. */
const SETTINGS = { width: 640, height: 360, fetchpriority: "low" };

const MAY_MOVE = "(prefers-reduced-motion: no-preference)";

/** The cover of a project or post, beside its name: so it needs no text. A drawing may move on its own page. */
export const Cover = ({ of: { coverPath, coverPicture }, isOnOwnPage, ...rest }: CoverProps) => {
  // gatsby-plugin-sharp leaves the path prefix out of the result of `resize`, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  const src = withPrefix(path);
  const sources = isOnOwnPage && coverPath ? [liveSource(src, MAY_MOVE)] : [];
  return <Picture src={src} sources={sources} decoding="async" {...SETTINGS} {...rest} />;
};
