import { answerQuery, type RunQuery } from "../answerQuery";
import { pagesQuery } from "./pagesQuery";

/** What the pages are made from; an error in answering is thrown. */
export const answerPagesQuery = (graphql: RunQuery): Promise<Queries.SitePagesQuery> =>
  answerQuery(graphql, pagesQuery, "The pages cannot be made.");
