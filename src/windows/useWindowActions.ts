import { useWindowManager } from "./WindowManager";

/** Everything that may be done to windows, by id. The returned object stays the same. */
export const useWindowActions = () => useWindowManager().actions;
