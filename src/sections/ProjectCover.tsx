import { withPrefix } from "gatsby";
import type { ImgHTMLAttributes } from "react";

type Listed = Queries.ProjectsPageQuery["projects"]["nodes"][number];

interface ProjectCoverProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** One without the field `coverPicture` has no picture but its cover. */
  project: Pick<Listed, "coverPath"> & Partial<Pick<Listed, "coverPicture">>;
}

/** A project's own cover, or its first picture, beside its name: so it needs no text. */
export const ProjectCover = ({ project, ...rest }: ProjectCoverProps) => {
  const { coverPath, coverPicture } = project;
  // gatsby-plugin-sharp leaves the path prefix out of the result of `resize`, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  return <img alt="" decoding="async" fetchPriority="low" {...rest} src={withPrefix(path)} />;
};
