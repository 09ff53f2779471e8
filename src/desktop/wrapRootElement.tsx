import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { GlobalStyles } from "../theme/GlobalStyles";
import { createBrowserStyleCache } from "../theme/styleCache";
import { ErrorBoundary } from "../ui/ErrorBoundary";

const styleCache = createBrowserStyleCache();

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => {
  const root = <ErrorBoundary>{element}</ErrorBoundary>;
  // Not beside a `false`: React counts children for its ids, which must be those in the HTML.
  const content =
    process.env.NODE_ENV === "development" ? (
      <>
        <GlobalStyles />
        {root}
      </>
    ) : (
      root
    );
  return <CacheProvider value={styleCache}>{content}</CacheProvider>;
};
