import { memo, useEffect } from "react";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import { type NavigationItem, sectionAt, useNavigation } from "../../content/shell";
import { useBrowserLayoutEffect } from "../../lib/hydration";
import { useLoading } from "../../lib/loading";
import { useLastWhile } from "../../lib/useLastWhile";
import { isPageGone, usePage } from "../../sections/pages";
import { useWindowActions } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

interface SectionContentProps {
  address: string;
  /** Called before the page at this address is painted. Must stay the same. */
  onFilled: (address: string) => void;
}

/** The page at a saved address may have been removed since: then the section shows its own page. True until it does. */
const useLeaveGonePage = (
  section: NavigationItem | undefined,
  address: string,
  error: unknown,
): boolean => {
  const { showInstead } = useWindowActions();
  const isGone = section !== undefined && section.address !== address && isPageGone(error);
  useEffect(() => {
    if (isGone) showInstead(address, section.address);
  }, [isGone, section, address, showInstead]);
  return isGone;
};

/**
 * A section's page. While another page of the section loads, the one before it stays, and the section says so in its own way.
 * Not rendered when it is shown or hidden, which would be slow for a long page.
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
      sentence={filled(words.aboutMe.notLoaded, { title })}
      onRetry={failure.retry}
    />
  );
});
