import { useEffect, useState } from "react";

/** The pause in typing after which a screen reader announces the number of results, in milliseconds. */
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
