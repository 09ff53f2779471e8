import { useCallback, useEffect, useState } from "react";

/** How long a frame may load, in milliseconds, before the visitor is told. */
export const SLOW_AFTER_MS = 10_000;

export type FrameLoading = "loading" | "slow" | "loaded";

/** Follows a frame from its mount on: `onLoad` is for its load event. */
export const useFrameLoading = () => {
  const [loading, setLoading] = useState<FrameLoading>("loading");

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
