import { type RefObject, type UIEvent, useCallback, useRef } from "react";
import { goToScrollPlace, scrollMemory } from "../../lib/scrollMemory";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";

/**
 * Each page of a section is found again where it was left; a new one begins at its top, or at the heading that its address
 * names. Not every browser keeps the scroll position of what is not displayed.
 */
export const useScrollPlace = (
  panel: RefObject<HTMLElement>,
  { address, isShown }: { address: string; isShown: boolean },
) => {
  const key = `panel ${address}`;
  useBrowserLayoutEffect(() => {
    if (panel.current) scrollMemory.rememberEarly(key, panel.current.scrollTop);
  }, []);

  const goToPlace = useRef(() => {});
  useBrowserLayoutEffect(() => {
    goToPlace.current = () => {
      if (isShown && panel.current) goToScrollPlace(key, panel.current);
    };
    goToPlace.current();
  }, [panel, isShown, key]);

  // What has yet to come cannot be scrolled so far, and its place must not be forgotten for that.
  const filledWith = useRef<string | null>(null);
  const takeContent = useCallback((contentAddress: string) => {
    filledWith.current = contentAddress;
    goToPlace.current();
  }, []);
  const keepPlace = ({ currentTarget, target }: UIEvent<HTMLElement>) => {
    const isOwn = isShown && target === currentTarget && filledWith.current === address;
    if (isOwn) scrollMemory.remember(key, currentTarget.scrollTop);
  };
  return { takeContent, keepPlace };
};
