import type { WrapRootElementNodeArgs } from "gatsby";
import { DocumentHead } from "./DocumentHead";
import { HeadWriterContext } from "./PageHead";
import { RootProvider } from "./RootProvider";

/** While pages are built the head is written there and then, and `replaceRenderer` gives the styles' cache. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <HeadWriterContext.Provider value={DocumentHead}>
    <RootProvider>{element}</RootProvider>
  </HeadWriterContext.Provider>
);
