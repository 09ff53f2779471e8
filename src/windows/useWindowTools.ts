import { startTransition, useEffect, useState } from "react";
import { whenFirstUsed } from "../lib/whenFirstUsed";
import { type WindowTools, windowTools } from "./windowTools";

/** What windows are resized with, as soon as the visitor has begun to do something. */
export const useWindowTools = (): WindowTools | null => {
  // Not before it has asked: the first render must equal the page's HTML.
  const [hasAsked, setHasAsked] = useState(false);

  useEffect(() => {
    const show = () => startTransition(() => setHasAsked(true));
    return whenFirstUsed(() => {
      if (windowTools.current()) show();
      else void windowTools.loadAhead().then(show);
    });
  }, []);

  return (hasAsked && windowTools.current()?.value) || null;
};
