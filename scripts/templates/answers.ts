/** Who the owner is, as `npm run init` has asked. All are valid values of `data/site.json`. */
export interface Answers {
  name: string;
  role: string;
  email: string;
  /** Undefined when the owner would rather not say. */
  place: string | undefined;
  site: string;
  repository: string;
}
