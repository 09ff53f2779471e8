import { onDemand } from "../../lib/onDemand";
import { useOnDemand } from "../../lib/useOnDemand";
import { ErrorView } from "../../ui/ErrorView";
import { Spinner } from "../../ui/Spinner";

const movieFrame = onDemand(async () => (await import("./MovieFrame")).MovieFrame);

/** Neither the frame nor the code around it is fetched before the window is first opened. */
export const MoviePlatform = () => {
  const frame = useOnDemand(movieFrame);
  switch (frame.status) {
    case "ready":
      return <frame.value />;
    case "failed":
      return <ErrorView error={frame.error} onRetry={frame.retry} />;
    case "loading":
      return <Spinner />;
  }
};
