import { notifyManager, QueryClient, useQuery } from "@tanstack/react-query";
import { isNewVersionOut, newVersion } from "./newVersion";
import { holdSettled } from "./settled";

/** The name of the event that reports code, data or styles that failed to load. */
export const PRELOAD_ERROR_EVENT = "preload-error";

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

/** Webpack's error for the styles of a chunk. */
const isLostStyle = (error: unknown): error is { request: string } =>
  error instanceof Error && "code" in error && error.code === "CSS_CHUNK_LOAD_FAILED";

const named = (error: unknown): unknown =>
  isLostStyle(error) ? new Error(`Unable to preload CSS for ${error.request}`) : error;

// A listener that cancels the event handles the failure, by a reload, say. Loading then never ends, so that no error shows.
const reportFailure = async (error: unknown): Promise<never> => {
  const event = new CustomEvent(PRELOAD_ERROR_EVENT, { cancelable: true, detail: error });
  if (!window.dispatchEvent(event)) return new Promise<never>(() => {});
  throw (await isNewVersionOut()) ? newVersion : error;
};

/** Code or data that loads when it is first needed. */
export interface Loadable<Value> {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<Value>;
}

/**
 * A failure raises a cancelable `preload-error` event on `window` whose `detail` is the error, then rejects: with
 * `newVersion` after a redeploy, otherwise with the error.
 */
export const loadable = <Value>(
  queryKey: readonly string[],
  loadOnce: () => Promise<Value>,
): Loadable<Value> => ({
  queryKey,
  queryFn: async () => {
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

export const load = <Value>(wanted: Loadable<Value>): Promise<Value> =>
  queryClient.fetchQuery(wanted);

/** Loads ahead, unless that has failed before. Never rejects. */
export const loadAhead = async <Value>(wanted: Loadable<Value>): Promise<void> => {
  const hasFailed = queryClient.getQueryState(wanted.queryKey)?.status === "error";
  if (!hasFailed) await queryClient.prefetchQuery(wanted);
};

export type Loading<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void };

/** Loads when the component mounts. */
export const useLoading = <Value>(wanted: Loadable<Value>): Loading<Value> => {
  const { status, data, error, isFetching, refetch } = useQuery(wanted, queryClient);
  if (status === "success") return { status: "ready", value: data };
  if (status === "pending" || isFetching) return { status: "loading" };
  return { status: "failed", error, retry: () => void refetch() };
};
