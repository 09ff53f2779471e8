/** Gatsby's function that answers a query. */
export type RunQuery = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** The whole answer to one of the build's own queries; an error in it is thrown after what then cannot be. */
export const answerQuery = async <Data>(
  graphql: RunQuery,
  query: string,
  failure: string,
): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query);
  if (data === undefined || errors) throw new Error(`${failure}\n${String(errors)}`);
  return data;
};
