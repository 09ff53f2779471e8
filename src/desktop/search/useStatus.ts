import { useEffect, useState } from "react";

/** How long one must have stopped typing before a screen reader is told what was found, in milliseconds. */
const QUIET_MS = 600;

/** A sentence for screen readers, once it has stayed the same for a moment: it would talk over each letter otherwise. */
export const useStatus = (sentence: string): string => {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(sentence), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [sentence]);
  return said;
};
