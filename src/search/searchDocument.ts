/** What of the site's content can be found, in the order in which it is listed and made findable. */
export const DOCUMENT_KINDS = ["section", "interest", "contact", "project", "post"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Something of the site's content that search leads to, as a build writes it. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  /** What stands below its title: which group it is of, or whose project it was. */
  readonly note: string;
  /** All else that it can be found by. */
  readonly text: string;
  /** A path on this site. */
  readonly address: string;
}
