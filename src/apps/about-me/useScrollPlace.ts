import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useRef } from "react";
import { goToScrollPlace, scrollMemory } from "../../lib/scrollMemory";

/**
 * Scrolls each page of a section to where it was left; a new one to its top, or to the heading in its address. Some browsers
 * forget the scroll position of a hidden element.
 */
export const useScrollPlace = (
  panel: RefObject<HTMLElement>,
  { address, isShown }: { address: string; isShown: boolean },
) => {
  const key = `panel ${address}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page on arrival may have been scrolled before hydration, later ones not
  useLayoutEffect(() => {
    if (panel.current) scrollMemory.rememberEarly(key, panel.current.scrollTop);
  }, []);

  const goToPlace = useRef(() => {});
  useLayoutEffect(() => {
    goToPlace.current = () => {
      if (isShown && panel.current) goToScrollPlace(key, panel.current);
    };
    goToPlace.current();
  }, [panel, isShown, key]);

  // A page that has not loaded yet can't be scrolled so far, and must not lose its place.
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
