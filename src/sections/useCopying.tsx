import { useCallback, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../components/VisuallyHidden";
import { words } from "../words/words";
import * as styles from "./Copying.module.css";
import * as section from "./Section.module.css";

/** The time that a copy button says "Copied". */
const COPIED_SHOWN_MS = 2500;

/** Copies a mail address. If that is not allowed, selects it where it is shown, or opens a mail to it. */
export const useCopying = (mail: string) => {
  const address = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async () => {
    window.clearTimeout(timer.current);
    // Emptied first: a status whose text stays the same is not read out again.
    setOutcome(null);
    try {
      // Without a secure connection there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(mail);
      setOutcome("copied");
      timer.current = window.setTimeout(() => setOutcome(null), COPIED_SHOWN_MS);
    } catch {
      if (!address.current) return window.location.assign(`mailto:${mail}`);
      setOutcome("failed");
      getSelection()?.selectAllChildren(address.current);
    }
  }, [mail]);
  const isCopied = outcome === "copied";
  const statusElement = (
    <span className={styles.outcome} role="status">
      {isCopied && <VisuallyHidden>{words.contact.copied}</VisuallyHidden>}
      {outcome === "failed" && <span className={section.aside}>{words.contact.copyFailed}</span>}
    </span>
  );
  const word = isCopied ? words.contact.copied : words.contact.copy;
  return { address, copy, isCopied, word, statusElement };
};
