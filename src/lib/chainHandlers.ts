import type { SyntheticEvent } from "react";

/** Both handlers, the caller's first; ours is left out when the caller prevented the default. */
export const chainHandlers =
  <Event extends SyntheticEvent>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
