import { type Resume, type ResumeData, resumeOf } from "../../resume/record";
import type { Content } from "../collections";
import type { MarkdownContent } from "../markdown/markdownContent";
import { preparedContent } from "../preparedContent";
import type { SiteContent } from "../siteContent";

/** What the résumé is made of, as its page's query finds it. What the owner leaves out is null there and undefined here. */
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
