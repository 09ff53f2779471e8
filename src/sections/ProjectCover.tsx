import { withPrefix } from "gatsby";
import type { ImgHTMLAttributes } from "react";

interface ProjectCoverProps extends ImgHTMLAttributes<HTMLImageElement> {
  project: Pick<
    Queries.ProjectsPageQuery["projects"]["nodes"][number],
    "coverPath" | "coverPicture"
  >;
}

/** A project's own cover, or its first picture, beside its name: so it needs no text. */
export const ProjectCover = ({ project, ...rest }: ProjectCoverProps) => {
  const { coverPath, coverPicture } = project;
  // gatsby-plugin-sharp leaves the path prefix out of the result of `resize`, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  return <img alt="" decoding="async" fetchPriority="low" {...rest} src={withPrefix(path)} />;
};
