import { postSlug } from "../../lib/postSlug";
import { contentQueries, postTextsQuery } from "./contentQueries";

/** Gatsby's function that answers a query. */
export type RunQuery = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** The folder of all content documents, in addresses and in the built site. */
export const DOCUMENTS_FOLDER = "content";

/** Asks the GraphQL layer; an error in the query or in answering it is thrown. */
const answer = async <Data>(runQuery: RunQuery, query: string): Promise<Data> => {
  const { data, errors } = await runQuery<Data>(query);
  if (errors === undefined && data !== undefined) return data;
  const reasons = Array.isArray(errors) ? errors.map(String) : ["There was no answer."];
  throw new Error(`A content document could not be made.\n${reasons.join("\n")}`);
};

/** Every post's document, by its file below the documents' folder. */
const postDocuments = async (runQuery: RunQuery): Promise<ReadonlyMap<string, unknown>> => {
  const { posts } = await answer<Queries.PostTextsQuery>(runQuery, postTextsQuery);
  return new Map(posts.nodes.map((post) => [`posts/${postSlug(post.name)}.json`, post]));
};

/** Every content document, by its file below the documents' folder. */
export const allDocuments = async (runQuery: RunQuery): Promise<ReadonlyMap<string, unknown>> => {
  const sections = Object.entries(contentQueries).map(
    async ([name, query]) => [`${name}.json`, await answer(runQuery, query)] as const,
  );
  return new Map([...(await Promise.all(sections)), ...(await postDocuments(runQuery))]);
};

/** One content document by its file below the documents' folder; undefined when there is none. */
export const findDocument = async (runQuery: RunQuery, file: string): Promise<unknown> => {
  const section = Object.entries(contentQueries).find(([name]) => file === `${name}.json`);
  if (section) return answer(runQuery, section[1]);
  return file.startsWith("posts/") ? (await postDocuments(runQuery)).get(file) : undefined;
};
