import type { WrapRootElementBrowserArgs } from "gatsby";
import { RootProvider } from "./RootProvider";

/** The same wrapper in the browser and on the server. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <RootProvider>{element}</RootProvider>
);
