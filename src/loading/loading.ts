import { notifyManager, QueryClient, useQuery } from "@tanstack/react-query";
import { isNewVersionOut, newVersion } from "./newVersion";
import { holdSettled } from "./settled";

// The default waits for a timer before it renders loaded data.
notifyManager.setScheduler(queueMicrotask);

/** Loads code and data on demand, once. Only the visitor retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // A failure is more useful than waiting for a connection that the browser believes lost.
      networkMode: "always",
    },
  },
});

/** Names the file in webpack's error for the styles of a chunk. */
const named = (error: unknown): unknown => {
  const { code, request } = Object(error) as { code?: unknown; request?: unknown };
  return code === "CSS_CHUNK_LOAD_FAILED"
    ? new Error(`Unable to preload CSS for ${request}`)
    : error;
};

// A listener that cancels the event handles the failure, by a reload, say. Loading then never ends, so that no error shows.
const reportFailure = async (error: unknown): Promise<never> => {
  const event = new CustomEvent("preload-error", { cancelable: true, detail: error });
  if (!window.dispatchEvent(event)) return new Promise<never>(() => {});
  throw (await isNewVersionOut()) ? newVersion : error;
};

/**
 * A failure raises a cancelable `preload-error` event on `window` whose `detail` is the error, then rejects: with
 * `newVersion` after a redeploy, otherwise with the error.
 */
export const loadable = <Value>(queryKey: readonly string[], loadOnce: () => Promise<Value>) => ({
  queryKey,
  queryFn: async (): Promise<Value> => {
    const release = holdSettled();
    try {
      return await loadOnce();
    } catch (error) {
      return await reportFailure(named(error));
    } finally {
      release();
    }
  },
});

/** Code or data that loads when it is first needed. */
export type Loadable<Value> = ReturnType<typeof loadable<Value>>;

export const load = <Value>(source: Loadable<Value>): Promise<Value> =>
  queryClient.fetchQuery(source);

/** Loads ahead, unless that has failed before. Never rejects. */
export const loadAhead = async <Value>(source: Loadable<Value>): Promise<void> => {
  const hasFailed = queryClient.getQueryState(source.queryKey)?.status === "error";
  if (!hasFailed) await queryClient.prefetchQuery(source);
};

/** Loads when the component mounts, or once it is enabled. */
export const useLoading = <Value>(source: Loadable<Value>, enabled = true) =>
  useQuery({ ...source, enabled }, queryClient);
