import { memo } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorView } from "../components/ErrorView";
import { Spinner } from "../components/Spinner";
import { useFrozenValue } from "../lib/useFrozenValue";
import { useLoading } from "../loading/loading";
import { words } from "../words/words";
import { forgetPage, usePage } from "./pages";

interface PageContentProps {
  address: string;
  title: string;
}

const LoadedContent = ({ address, title }: PageContentProps) => {
  const state = useLoading(usePage(address));
  const isReady = state.status === "success";
  const page = useFrozenValue(isReady, state.data);
  if (page) return <page.View title={title} data={page.data} requested={{ address, state }} />;
  if (state.status !== "error") return <Spinner />;
  const { partNotLoaded } = words.failures;
  return <ErrorView error={state.error} sentence={partNotLoaded} onRetry={state.refetch} />;
};

/**
 * The page at an address. While another page of the same section loads, the one before it stays, and the section says so in
 * its own way. Not rendered when it is shown or hidden, which would be slow for a long page.
 */
export const PageContent = memo((props: PageContentProps) => (
  <ErrorBoundary onRetry={() => forgetPage(props.address)}>
    <LoadedContent {...props} />
  </ErrorBoundary>
));
