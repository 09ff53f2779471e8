import type { ComponentType } from "react";

/** How far the project or post is that was chosen in a section with several pages. */
export interface Wanted {
  /** Its page's address. */
  readonly address: string;
  readonly state:
    | { readonly status: "ready" }
    | { readonly status: "loading" }
    | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void };
}

/** What a section's view is given. */
export interface SectionProps<Data> {
  /** What the owner calls the section. */
  readonly title: string;
  /** The answer to its page's query; while another page of the section is on its way, still the one before it. */
  readonly data: Data;
  readonly wanted: Wanted;
}

/** A page that has been loaded: its section's code, and its content. */
export interface LoadedPage {
  readonly View: ComponentType<SectionProps<unknown>>;
  readonly data: unknown;
  /** The page's own title; null for the site's first page. */
  readonly title: string | null;
  /** The project or post that it shows, by its address; null where a section has none. */
  readonly item: string | null;
}
