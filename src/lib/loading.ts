import { notifyManager, QueryClient, useQuery } from "@tanstack/react-query";
import { isNewVersionOut, newVersion } from "./newVersion";
import { holdSettled } from "./settled";

/** The name of the event that reports code, data or styles that failed to load. */
export const PRELOAD_ERROR_EVENT = "preload-error";

// Without it what has been loaded waits for a timer before it is rendered.
notifyManager.setScheduler(queueMicrotask);

/** Everything that is loaded on demand is loaded once. Only the visitor tries again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // A failure says more than a wait for a connection that the browser believes it has lost.
      networkMode: "always",
      structuralSharing: false,
    },
  },
});

/** As webpack reports the styles of a chunk that failed to load. */
const isLostStyle = (error: unknown): error is { request: string } =>
  error instanceof Error && "code" in error && error.code === "CSS_CHUNK_LOAD_FAILED";

const named = (error: unknown): unknown =>
  isLostStyle(error) ? new Error(`Unable to preload CSS for ${error.request}`) : error;

// A listener that cancels the event takes care of the failure (by reloading the page, say): then loading goes on instead
// of showing an error that is about to vanish.
const reportFailure = async (error: unknown): Promise<never> => {
  const event = new CustomEvent(PRELOAD_ERROR_EVENT, { cancelable: true, detail: error });
  if (!window.dispatchEvent(event)) return new Promise<never>(() => {});
  throw (await isNewVersionOut()) ? newVersion : error;
};

/** Code or data that is loaded when it is first wanted. */
export interface Loadable<Value> {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<Value>;
}

/**
 * Makes a loadable of a function. A failure raises a cancelable `preload-error` event on `window`
 * whose `detail` is the error, then rejects: with `newVersion` if the site has been deployed again since the page was
 * opened, otherwise with the error.
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

/** The value, if it has been loaded. */
export const loadedValue = <Value>({ queryKey }: Loadable<Value>): Value | undefined =>
  queryClient.getQueryData(queryKey);

export const load = <Value>(wanted: Loadable<Value>): Promise<Value> =>
  queryClient.fetchQuery(wanted);

export const hasFailed = ({ queryKey }: Pick<Loadable<unknown>, "queryKey">): boolean =>
  queryClient.getQueryState(queryKey)?.status === "error";

/** Loads something in case it is wanted soon, unless that has failed before. Never rejects. */
export const loadAhead = async <Value>(wanted: Loadable<Value>): Promise<void> => {
  if (!hasFailed(wanted)) await queryClient.prefetchQuery(wanted);
};

export type Loading<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void };

/** Loads something when the component mounts. */
export const useLoading = <Value>(wanted: Loadable<Value>): Loading<Value> => {
  const { status, data, error, isFetching, refetch } = useQuery(wanted, queryClient);
  if (status === "success") return { status: "ready", value: data };
  if (status === "pending" || isFetching) return { status: "loading" };
  return { status: "failed", error, retry: () => void refetch() };
};
