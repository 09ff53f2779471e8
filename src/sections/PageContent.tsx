import { memo } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorView } from "../components/ErrorView";
import { Spinner } from "../components/Spinner";
import { useFrozenValue } from "../lib/useFrozenValue";
import { loadAhead, useLoading } from "../loading/loading";
import { sectionAt, useNavigation } from "../navigation/shell";
import { words } from "../words/words";
import { forgetPage, useLoadedPage, usePage } from "./pages";
import type { RequestedPage } from "./section";

interface PageContentProps {
  address: string;
  title: string;
}

/** The own page of the section that an address belongs to. */
const useHome = (address: string): RequestedPage["home"] => {
  const home = sectionAt(useNavigation(), address)?.address ?? address;
  const page = usePage(home);
  const data = useLoadedPage(home)?.data;
  return { address: home, data, load: () => void loadAhead(page) };
};

const LoadedContent = ({ address, title }: PageContentProps) => {
  const state = useLoading(usePage(address));
  const isReady = state.status === "success";
  const page = useFrozenValue(isReady, state.data);
  const home = useHome(address);
  if (page) {
    const requested = { address, state, home };
    return <page.View title={title} data={page.data} requested={requested} />;
  }
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
