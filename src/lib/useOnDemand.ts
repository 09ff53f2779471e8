import { useCallback, useEffect, useState } from "react";
import type { OnDemand } from "./onDemand";

export type OnDemandState<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; error: unknown; retry: () => void };

/** Loads a part when the component mounts and says how far it is. */
export const useOnDemand = <Value>(part: OnDemand<Value>): OnDemandState<Value> => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [value, setValue] = useState(() => ({ part, loaded: part.current() }));
  const loaded = value.part === part ? value.loaded : part.current();

  const load = useCallback(() => {
    setFailure(null);
    return part.load().then(
      (arrived) => setValue({ part, loaded: arrived }),
      (error: unknown) => setFailure({ error }),
    );
  }, [part]);

  useEffect(() => {
    if (part.current() === undefined) void load();
  }, [part, load]);

  if (loaded !== undefined) return { status: "ready", value: loaded };
  if (failure) return { status: "failed", error: failure.error, retry: () => void load() };
  return { status: "loading" };
};
