import { useEffect, useState } from "react";
import * as styles from "./Spinner.module.css";
import { loading } from "./spinner.words";
import { VisuallyHidden } from "./VisuallyHidden";

/** How long a part may take, in milliseconds, before a word is said about it. */
export const SPOKEN_AFTER_MS = 150;

/** Says that something is being loaded; neither seen nor heard before 150 ms, so that it does not flash. */
export const Spinner = () => {
  // Screen readers say what changes in a status, not what it begins with.
  const [isSpoken, setIsSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.spinner} role="status" aria-label={loading}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="9" pathLength="100" strokeDasharray="28 72" />
      </svg>
      {isSpoken && <VisuallyHidden>{loading}</VisuallyHidden>}
    </div>
  );
};
