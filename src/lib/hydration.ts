import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and in the first client render that must equal it, true from then on. */
export const useHasHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
