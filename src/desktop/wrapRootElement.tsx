import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { createStyleCache } from "../theme/styleCache";
import { RootProvider } from "./RootProvider";

const styleCache = createStyleCache();

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <CacheProvider value={styleCache}>
    <RootProvider>{element}</RootProvider>
  </CacheProvider>
);
