import { ErrorBoundary } from "../../components/ErrorBoundary";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import { useLoading } from "../../lib/loading";
import { forgetPage, usePage } from "../../sections/pages";
import type { AppBodyProps } from "../../windows";
import { words } from "../../words/words";

const ResumePage = ({ address }: { address: string }) => {
  const state = useLoading(usePage(address));
  switch (state.status) {
    case "ready":
      return (
        <state.value.View
          title={words.titles.resume}
          data={state.value.data}
          wanted={{ address, state }}
        />
      );
    case "failed":
      return (
        <ErrorView
          error={state.error}
          sentence={words.failures.partNotLoaded}
          onRetry={state.retry}
        />
      );
    case "loading":
      return <Spinner />;
  }
};

/** The body of the résumé's window, which shows the résumé's page. */
export const Resume = ({ address }: AppBodyProps) => {
  if (address === null) return null;
  return (
    <ErrorBoundary onRetry={() => forgetPage(address)}>
      <ResumePage address={address} />
    </ErrorBoundary>
  );
};
