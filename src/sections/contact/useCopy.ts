import { useEffect, useRef, useState } from "react";

/** How long a copy button says `Copied`. */
export const COPIED_SHOWN_MS = 2500;

export type CopyOutcome = "copied" | "failed" | null;

/** Puts a text on the clipboard. What came of it is known until the next try, a success for a moment. */
export const useCopy = (text: string) => {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const [tries, setTries] = useState(0);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (): Promise<CopyOutcome> => {
    window.clearTimeout(timer.current);
    setTries((number) => number + 1);
    try {
      // Without a secure connection there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      timer.current = window.setTimeout(() => setOutcome(null), COPIED_SHOWN_MS);
      return "copied";
    } catch {
      setOutcome("failed");
      return "failed";
    }
  };
  return { outcome, tries, copy };
};
