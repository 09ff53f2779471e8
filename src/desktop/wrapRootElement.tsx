import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../ui/ErrorBoundary";

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
