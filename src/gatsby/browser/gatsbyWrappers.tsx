import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { type ComponentType, useEffect, useMemo } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import type { PageContext } from "../../contract/pageContext";
import { Desktop } from "../../desktop/Desktop";
import { DocumentHead } from "../../desktop/DocumentHead";
import { LanguageAlternates } from "../../desktop/languages/LanguageAlternates";
import { markStarted } from "../../loading/settled";
import type { SectionProps } from "../../sections/section";
import { SiteRoot } from "./SiteRoot";

type PageElementArgs = Pick<
  WrapPageElementBrowserArgs<unknown, Partial<PageContext>>,
  "element" | "props"
>;

const isPageContext = (context: Partial<PageContext>): context is PageContext =>
  context.section !== undefined;

const PageFrame = ({ element, props: { pageContext, data } }: PageElementArgs) => {
  // The desktop's window renders the page component.
  const View = element.type as ComponentType<SectionProps<unknown>>;
  const context = isPageContext(pageContext) ? pageContext : undefined;
  const page = useMemo(
    () =>
      context && {
        View,
        data,
        title: context.shownTitle === undefined ? context.title : context.shownTitle,
      },
    [View, data, context],
  );
  // A page without a desktop, Gatsby's own in development among them. The desktop restores the session first.
  useEffect(() => {
    if (context === undefined) markStarted();
  }, [context]);
  if (context === undefined || page === undefined) return <SiteRoot>{element}</SiteRoot>;
  return (
    <SiteRoot page={context}>
      {process.env.SITE_LANGUAGES ? (
        <>
          <DocumentHead page={context} />
          <LanguageAlternates page={context} />
        </>
      ) : (
        <DocumentHead page={context} />
      )}
      <Desktop page={page} address={context.shows} />
    </SiteRoot>
  );
};

/** Puts the desktop above the pages: Gatsby replaces each page's element, and the desktop around it stays. */
export const wrapPageElement = (args: PageElementArgs) => <PageFrame {...args} />;

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
