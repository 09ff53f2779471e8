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

/** Fetches one of the static content documents; rejects when the server does not hand it out. */
export const fetchDocument = async <Name extends keyof ContentDocuments>(
  name: Name,
): Promise<ContentDocuments[Name]> => {
  const response = await fetch(withPrefix(`/content/${name}.json`));
  if (!response.ok) throw new Error(`The content of this section could not be fetched (${response.status}).`);
  return response.json();
};
