import type { WrapRootElementNodeArgs } from "gatsby";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { DocumentHead } from "./DocumentHead";
import { HeadWriterContext } from "./PageHead";

/** While pages are built the head is written there and then. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <HeadWriterContext.Provider value={DocumentHead}>
    <ErrorBoundary>{element}</ErrorBoundary>
  </HeadWriterContext.Provider>
);
