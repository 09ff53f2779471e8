import { type Resume, type ResumeData, resumeOf } from "../../resume/record";
import type { Content } from "../collections";
import type { MarkdownContent } from "../markdown/markdownContent";
import { preparedContent } from "../preparedContent";
import type { SiteContent } from "../siteContent";

/** The résumé's data in the shape of its page query. Fields that the owner leaves out are undefined instead of null. */
export const resumeDataOf = ({
  site,
  career,
  contacts,
  projects,
  interests,
}: Pick<SiteContent, "site" | "career" | "contacts" | "projects" | "interests">): ResumeData => ({
  site,
  career: career ?? null,
  contacts: { nodes: contacts },
  projects: { nodes: projects },
  interests: { nodes: interests },
});

/** The résumé of content that is about to be built. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume => {
  const prepared = preparedContent(content, markdown) as unknown as SiteContent;
  const home = new URL("/", content.site.siteUrl).href;
  return resumeOf(resumeDataOf({ ...prepared, site: { ...prepared.site, home } }));
};
