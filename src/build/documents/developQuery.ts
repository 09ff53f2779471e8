import type { RunQuery } from "./contentDocuments";

let runLatest: RunQuery | undefined;

/**
 * Gatsby hands its query function to `createPages`, but not to the hook that sets up the server of
 * `gatsby develop`, which runs later in the same process.
 */
export const keepQuery = (runQuery: RunQuery): void => {
  runLatest = runQuery;
};

/** Answers a query with the function that was last kept. */
export const runKeptQuery: RunQuery = (query) => {
  if (runLatest === undefined) throw new Error("Gatsby has not set its pages up yet.");
  return runLatest(query);
};
