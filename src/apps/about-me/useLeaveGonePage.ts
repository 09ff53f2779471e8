import { useEffect } from "react";
import type { NavigationItem } from "../../content/shell";
import { isPageGone } from "../../sections/pageContent";
import { useWindowActions } from "../../windows";

/**
 * A kept address may outlive its page, if that was removed since: where there is nothing but the error to show, the section
 * shows its own page, and is found there from now on. True while it is about to.
 */
export const useLeaveGonePage = (
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
