import { withPrefix } from "gatsby";

/** What each content document holds; its query is in `src/build/documents`. */
export interface ContentDocuments {
  mission: Queries.MissionDocumentQuery;
  interests: Queries.InterestsDocumentQuery;
  projects: Queries.ProjectsDocumentQuery;
  contacts: Queries.ContactsDocumentQuery;
  attribution: Queries.AttributionDocumentQuery;
  posts: Queries.PostsDocumentQuery;
}

/** Fetches a file of the site's content; `thing` is what an error calls it. */
export const fetchContent = async (file: string, thing: string) => {
  const response = await fetch(withPrefix(`/content/${file}`));
  if (!response.ok) throw new Error(`${thing} could not be fetched (${response.status}).`);
  return response.json();
};

/** Fetches one of the static content documents; rejects when the server does not hand it out. */
export const fetchDocument = <Name extends keyof ContentDocuments>(
  name: Name,
): Promise<ContentDocuments[Name]> => fetchContent(`${name}.json`, "The content of this section");
