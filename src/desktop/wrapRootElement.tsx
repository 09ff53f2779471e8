import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/ErrorBoundary";

export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
