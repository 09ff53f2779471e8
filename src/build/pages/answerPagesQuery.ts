import { pagesQuery } from "./pagesQuery";

/** Gatsby's function that answers a query. */
type RunQuery = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** What the pages are made from; an error in answering is thrown. */
export const answerPagesQuery = async (graphql: RunQuery): Promise<Queries.SitePagesQuery> => {
  const { data, errors } = await graphql<Queries.SitePagesQuery>(pagesQuery);
  if (data === undefined || errors) throw new Error(`The pages cannot be made.\n${String(errors)}`);
  return data;
};
