import { startTransition, useCallback, useEffect, useState } from "react";
import type { OnDemand } from "./onDemand";

export type OnDemandState<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; error: unknown; retry: () => void };

/** How the last attempt to load a part ended. */
interface Outcome<Value> {
  part: OnDemand<Value>;
  failure: { error: unknown } | null;
}

/** Loads a part when the component mounts and says how far it is. */
export const useOnDemand = <Value>(part: OnDemand<Value>): OnDemandState<Value> => {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs the effect anew
  useEffect(() => {
    if (part.current() !== undefined) return;
    let isWanted = true;
    // In a transition: what surrounds the part can be painted before the part is.
    const end = (failure: Outcome<Value>["failure"]) => {
      if (isWanted) startTransition(() => setOutcome({ part, failure }));
    };
    part.load().then(
      () => end(null),
      (error: unknown) => end({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [part, attempt]);

  const retry = useCallback(() => {
    setOutcome(null);
    setAttempt((number) => number + 1);
  }, []);

  const loaded = part.current();
  if (loaded !== undefined) return { status: "ready", value: loaded.value };
  const failure = outcome?.part === part ? outcome.failure : null;
  return failure ? { status: "failed", error: failure.error, retry } : { status: "loading" };
};
