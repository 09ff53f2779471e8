import { withPrefix } from "gatsby";
import type { ImgHTMLAttributes } from "react";

/** A project's own cover, or its first picture. */
export type ProjectCoverContent = Pick<
  Queries.ProjectsPageQuery["projects"]["nodes"][number],
  "coverPath" | "coverPicture"
>;

interface ProjectCoverProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, "className" | "width" | "height" | "loading"> {
  project: ProjectCoverContent;
}

/** A project's first picture, or else a drawing, beside its name: so it needs no text. */
export const ProjectCover = ({ project, ...rest }: ProjectCoverProps) => {
  const { coverPath, coverPicture } = project;
  // gatsby-plugin-sharp leaves the path prefix out of the result of `resize`, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  return <img alt="" decoding="async" fetchPriority="low" {...rest} src={withPrefix(path)} />;
};
