import { memo } from "react";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import { sectionAt, useNavigation } from "../../content/shell";
import { useBrowserLayoutEffect } from "../../lib/hydration";
import { useLoading } from "../../lib/loading";
import { useLastWhile } from "../../lib/useLastWhile";
import { usePage } from "../../sections/pages";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

interface SectionContentProps {
  address: string;
  /** Called before the page at this address is painted. Must stay the same. */
  onFilled: (address: string) => void;
}

/**
 * A section's page. While another page of the section loads, the one before it stays, and the section says so in its own way.
 * Not rendered when it is shown or hidden, which would be slow for a long page.
 */
export const SectionContent = memo(({ address, onFilled }: SectionContentProps) => {
  const title = sectionAt(useNavigation(), address)?.title ?? "";
  const state = useLoading(usePage(address));
  const isReady = state.status === "ready";
  const page = useLastWhile(isReady, isReady ? state.value : undefined);
  useBrowserLayoutEffect(() => {
    if (isReady) onFilled(address);
  }, [isReady, address, onFilled]);

  if (page) return <page.View title={title} data={page.data} wanted={{ address, state }} />;
  if (state.status !== "failed") return <Spinner />;
  return (
    <ErrorView
      error={state.error}
      sentence={filled(words.aboutMe.notLoaded, { title })}
      onRetry={state.retry}
    />
  );
});
