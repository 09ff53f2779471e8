import { type RefObject, useCallback, useEffect, useState } from "react";
import { useHasHydrated } from "../../lib/useHasHydrated";

/** The time that a frame may load before a notice appears, in milliseconds. */
export const SLOW_AFTER_MS = 10_000;

export type FrameLoading = "loading" | "slow" | "loaded";

/** Whether a frame that is in the page's HTML has been answered before the page's script was there. */
const wasAnswered = ({ src }: HTMLIFrameElement): boolean =>
  performance.getEntriesByName(src, "resource").length > 0;

/** Follows a frame from its mount on: `onLoad` is for its load event. */
export const useFrameLoading = (frame: RefObject<HTMLIFrameElement>) => {
  const [loading, setLoading] = useState<FrameLoading>("loading");
  const hasHydrated = useHasHydrated();
  // A frame that is opened later loads anew, whatever the browser remembers of an earlier one.
  const [wasInHtml] = useState(!hasHydrated);

  useEffect(() => {
    if (wasInHtml && frame.current && wasAnswered(frame.current)) setLoading("loaded");
  }, [frame, wasInHtml]);

  useEffect(() => {
    const timer = setTimeout(
      () => setLoading((current) => (current === "loading" ? "slow" : current)),
      SLOW_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  const onLoad = useCallback(() => setLoading("loaded"), []);
  return { loading, onLoad };
};
