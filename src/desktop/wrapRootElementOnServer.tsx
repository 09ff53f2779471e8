import type { WrapRootElementNodeArgs } from "gatsby";
import { HeadWriterContext } from "./PageHead";
import { RootProvider } from "./RootProvider";
import { Seo } from "./Seo";

/** While pages are built the head is written there and then, and `replaceRenderer` gives the styles' cache. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <HeadWriterContext.Provider value={Seo}>
    <RootProvider>{element}</RootProvider>
  </HeadWriterContext.Provider>
);
