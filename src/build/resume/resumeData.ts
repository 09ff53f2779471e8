import type { ResumeData } from "../../resume/record";
import type { Content } from "../collections";
import { preparedContent } from "../preparedContent";

/** What the résumé's page would be told of this content, before there is any page. */
export const resumeDataOf = (content: Content, home: string): ResumeData => {
  const { site, career = null, contacts, projects, interests } = preparedContent(content);
  const answer = {
    site: { ...(site as object), home },
    career,
    contacts: { nodes: contacts },
    projects: { nodes: projects },
    interests: { nodes: interests },
  };
  // What the owner leaves out is null in an answer; whoever reads it takes either.
  return answer as unknown as ResumeData;
};
