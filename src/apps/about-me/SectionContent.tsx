import { memo } from "react";
import { sectionAt, useNavigation } from "../../content/shell";
import { useLoading } from "../../lib/loading";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { useLastWhile } from "../../lib/useLastWhile";
import { usePage } from "../../sections/pages";
import { ErrorView } from "../../ui/ErrorView";
import { Spinner } from "../../ui/Spinner";
import { filled } from "../../words/filled";
import { words } from "./aboutMe.words";
import { useLeaveGonePage } from "./useLeaveGonePage";

export interface SectionContentProps {
  address: string;
  /** The page at this address is there, and about to be painted. Must stay the same. */
  onFilled: (address: string) => void;
}

/**
 * A section's page, loaded first when it has to be. Another page of the same section takes its place
 * without leaving the section; until it has come, the section says so in its own way.
 *
 * It renders when its own content changes, not when it is shown or left: leaving a long one would be
 * slow.
 */
export const SectionContent = memo(({ address, onFilled }: SectionContentProps) => {
  const section = sectionAt(useNavigation(), address);
  const title = section?.title ?? "";
  const state = useLoading(usePage(address));
  const isReady = state.status === "ready";
  const page = useLastWhile(isReady, isReady ? state.value : undefined);
  const failure = !page && state.status === "failed" ? state : null;
  const isLeaving = useLeaveGonePage(section, address, failure?.error);
  useBrowserLayoutEffect(() => {
    if (isReady) onFilled(address);
  }, [isReady, address, onFilled]);

  if (page) return <page.View title={title} data={page.data} wanted={{ address, state }} />;
  if (failure === null || isLeaving) return <Spinner />;
  return (
    <ErrorView
      error={failure.error}
      sentence={filled(words.notLoaded, { title })}
      onRetry={failure.retry}
    />
  );
});
