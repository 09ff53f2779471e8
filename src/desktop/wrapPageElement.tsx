import type { WrapPageElementBrowserArgs } from "gatsby";
import { type ComponentType, useMemo } from "react";
import type { PageContext } from "../lib/pageContext";
import type { SectionProps } from "../sections/section";
import { Desktop } from "./Desktop";
import { PageHead } from "./PageHead";
import { SiteRoot } from "./SiteRoot";

type PageElementArgs = Pick<
  WrapPageElementBrowserArgs<unknown, Partial<PageContext>>,
  "element" | "props"
>;

const isPageContext = (context: Partial<PageContext>): context is PageContext =>
  context.section !== undefined;

/** A page's view as the panel around it renders it: its page component, whose element Gatsby has made. */
const viewOf = (element: PageElementArgs["element"]) =>
  element.type as ComponentType<SectionProps<unknown>>;

/**
 * Puts the desktop above the pages: Gatsby makes each page's element anew, and what is around it
 * stays. The page brings a section's view and content; the desktop shows them in its window.
 */
export const wrapPageElement = ({ element, props }: PageElementArgs) => (
  <PageFrame element={element} props={props} />
);

const PageFrame = ({ element, props: { pageContext, data } }: PageElementArgs) => {
  const View = viewOf(element);
  const context = isPageContext(pageContext) ? pageContext : undefined;
  const page = useMemo(
    () =>
      context && {
        View,
        data,
        // What is behind an app may be the first page, which has none.
        title: context.shows === context.address ? context.title : null,
        item: context.item,
      },
    [View, data, context],
  );
  if (context === undefined || page === undefined) return <SiteRoot>{element}</SiteRoot>;
  return (
    <SiteRoot page={context}>
      <PageHead title={context.title} page={context} />
      <Desktop page={page} address={context.shows} />
    </SiteRoot>
  );
};
