import { type ComponentType, createContext, useContext } from "react";
import type { PageContext } from "../lib/pageContext";

/** What a page's head says of it. */
export type PageHeadProps = Pick<PageContext, "title"> & {
  /** Without one the page is not to be found by search engines. */
  page?: PageContext;
};

/** Given while pages are built: the head's writer, there and then. */
export const HeadWriterContext = createContext<ComponentType<PageHeadProps> | null>(null);

/** The page's head is in its HTML; the browser writes none, and `PlaceTitle` keeps it up to date. */
export const PageHead = (props: PageHeadProps) => {
  const HeadWriter = useContext(HeadWriterContext);
  return HeadWriter && <HeadWriter {...props} />;
};
