import { useEffect, useState } from "react";
import { words } from "../words/words";
import * as styles from "./Spinner.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

const DELAY_MS = 150;

/** Reports that something loads; neither seen nor announced before 150 ms, so that it does not flash. */
export const Spinner = () => {
  // Screen readers announce a change of a status, not its first text.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.spinner} role="status" aria-label={words.loading}>
      {isAnnounced && <VisuallyHidden>{words.loading}</VisuallyHidden>}
    </div>
  );
};
