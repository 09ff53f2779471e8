export type Content = Queries.StructuredDataQuery;
export type Site = NonNullable<Content["site"]>;
export type Project = Content["projects"]["nodes"][number];
export type Post = Content["posts"]["nodes"][number];

/** Throws without a site, which no checked content is. */
export const siteOf = ({ site }: Content): Site => {
  if (site === null) throw new Error("There is no site in the content.");
  return site;
};
