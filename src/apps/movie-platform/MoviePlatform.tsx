import { useHasHydrated } from "../../lib/useHasHydrated";
import { useOnDemand } from "../../lib/useOnDemand";
import { ErrorView } from "../../ui/ErrorView";
import { Spinner } from "../../ui/Spinner";
import { movieFrame } from "./movieFrame";

export const MoviePlatform = () => {
  const frame = useOnDemand(movieFrame);
  const hasHydrated = useHasHydrated();
  // At the app's own address the frame is in the HTML: React leaves it as it is while its code comes.
  if (!hasHydrated && frame.status === "loading" && !movieFrame.hasFailed()) {
    throw movieFrame.loadAhead();
  }
  switch (frame.status) {
    case "ready":
      return <frame.value />;
    case "failed":
      return <ErrorView error={frame.error} onRetry={frame.retry} />;
    case "loading":
      return <Spinner />;
  }
};
