import { graphql, withPrefix } from "gatsby";
import type { ImgHTMLAttributes } from "react";

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

/**
 * The cover of a project or post, beside its name: so it needs no text. A drawing on its own page is asked for its `#live` view,
 * in which it may move. The query is for Chromium: it shares one image among all places of a file, and two
 * views of it begin each other's animation again.
 */
export const Cover = ({ of: { coverPath, coverPicture }, isOnOwnPage, ...rest }: CoverProps) => {
  // gatsby-plugin-sharp leaves the path prefix out of the result of `resize`, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  const src = withPrefix(path);
  const imageElement = <img alt="" decoding="async" {...SETTINGS} {...rest} src={src} />;
  if (!isOnOwnPage || !coverPath) return imageElement;
  return (
    <picture>
      <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}?live#live`} />
      {imageElement}
    </picture>
  );
};
