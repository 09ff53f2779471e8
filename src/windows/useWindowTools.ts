import { startTransition, useEffect, useState } from "react";
import { whenFirstUsed } from "../lib/whenFirstUsed";
import { type WindowTools, windowTools } from "./windowTools";

/** What windows are resized with, as soon as the visitor has begun to do something. */
export const useWindowTools = (): WindowTools | null => {
  const [hasAsked, setHasAsked] = useState(false);

  useEffect(
    () =>
      whenFirstUsed(async () => {
        await windowTools.loadAhead();
        startTransition(() => setHasAsked(true));
      }),
    [],
  );

  // Not before it has asked: the first render must equal the page's HTML.
  return (hasAsked && windowTools.current()?.value) || null;
};
