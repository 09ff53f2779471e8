import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { GlobalStyles } from "../theme/GlobalStyles";
import { createStyleCache } from "../theme/styleCache";
import { RootProvider } from "./RootProvider";

const styleCache = createStyleCache();

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={styleCache}>
    {process.env.NODE_ENV === "development" && <GlobalStyles />}
    <RootProvider>{element}</RootProvider>
  </CacheProvider>
);
