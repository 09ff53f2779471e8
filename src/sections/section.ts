import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** The page that the visitor chose in a section with several pages. */
export interface RequestedPage {
  readonly address: string;
  readonly state: UseQueryResult;
}

/** A section's content, wherever it is shown. */
export interface SectionContent<Data> {
  /** The owner's name for the section. */
  readonly title: string;
  /** The result of the page's query; until another page of the section has loaded, that of the page before it. */
  readonly data: Data;
}

export interface SectionProps<Data> extends SectionContent<Data> {
  readonly requested: RequestedPage;
}

/** A loaded page: its section's code, and its content. */
export interface LoadedPage {
  readonly View: ComponentType<SectionProps<unknown>>;
  readonly data: unknown;
  /** The page's own title; null for the site's first page. */
  readonly title: string | null;
}

/** The place in a section's list of the item to show: the chosen one, or at the section's own address the page's. */
export const shownIndexIn = (
  items: readonly { readonly address: string }[],
  requested: RequestedPage,
  pageItem: { readonly address: string } | null,
): number => {
  const indexOf = (address: string | undefined) => items.findIndex((it) => it.address === address);
  const requestedIndex = indexOf(requested.address);
  return requestedIndex >= 0 ? requestedIndex : indexOf(pageItem?.address);
};
