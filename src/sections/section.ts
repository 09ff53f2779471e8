import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** The page that the visitor chose in a section with several pages. */
export interface RequestedPage {
  readonly address: string;
  readonly state: UseQueryResult;
  /** The section's own page, which has all items of a long list. */
  readonly home: {
    readonly address: string;
    /** Undefined until it has loaded. */
    readonly data: unknown;
    load(): void;
  };
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

interface List<Item> {
  readonly totalCount: number;
  readonly nodes: readonly Item[];
}

/** The items that a part of a list lacks. */
export interface Rest {
  /** The pages that have them. */
  readonly links: readonly { readonly address: string; readonly label: string }[];
  /** Brings them into the list. */
  load(): void;
}

/**
 * A section's list. An item's page may have only the part around its item: the `rest` is on the section's own page, to which a link with
 * the `label` leads.
 */
export const wholeList = <Item>(
  part: List<Item>,
  { home }: RequestedPage,
  listIn: (data: unknown) => List<Item>,
  label: string,
): { nodes: readonly Item[]; rest?: Rest } => {
  if (part.nodes.length === part.totalCount) return { nodes: part.nodes };
  if (home.data !== undefined) return { nodes: listIn(home.data).nodes };
  const { address, load } = home;
  return { nodes: part.nodes, rest: { links: [{ address, label }], load } };
};
