import { slugOf } from "../text";

/** Fields of everything that has a page of its own. */
export const PAGE_FIELDS = /* GraphQL */ `
  "The path of its page."
  address: String!
  "About a sentence, for search engines and those who show a link."
  summary: String!
`;

/** The path of the page of what a section lists, below the section's folder. */
export const pageAddress = (folder: string, name: string): string => `${folder}${slugOf(name)}/`;

/** The path of the résumé's page. */
export const RESUME_ADDRESS = "/resume/";
