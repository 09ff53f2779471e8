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

/** What stands for a project beside its name: its first picture, or else a drawing. It says nothing that the name doesn't. */
export const ProjectCover = ({ project, ...rest }: ProjectCoverProps) => {
  const { coverPath, coverPicture } = project;
  // gatsby-plugin-sharp leaves the path prefix out of what `resize` returns, unlike that of `gatsbyImageData`.
  const path = coverPath ?? coverPicture?.childImageSharp?.resize?.src;
  if (!path) return null;
  const src = withPrefix(path);
  return <img alt="" decoding="async" fetchPriority="low" {...rest} src={src} />;
};
