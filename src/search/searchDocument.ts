/** A part of the content that search leads to, as the build writes it into `search.json`. */
export interface SearchDocument {
  readonly kind: "section" | "interest" | "contact" | "project" | "post";
  readonly title: string;
  /** Shown below the title: the group it belongs to, or whose project it was. */
  readonly note: string;
  /** More words that find it. */
  readonly text: string;
  /** A path on this site. */
  readonly address: string;
}
