import type { Loading } from "../../lib/loading";
import { newVersion, reload } from "../../lib/newVersion";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/Spinner";
import { filled } from "../../words/filled";
import * as styles from "./Search.module.css";
import { words } from "./search.words";

export interface SearchMessagesProps {
  content: Loading<unknown>;
  /** What was looked for and not found; null where there are results, or nothing was looked for. */
  missed: string | null;
  /** Called before another try: the button goes, and the focus would be lost with it. */
  onRetry: () => void;
}

/** What is said in place of results, or above them. */
export const SearchMessages = ({ content, missed, onRetry }: SearchMessagesProps) => {
  if (content.status === "failed") {
    const { error, retry } = content;
    const isOutdated = error === newVersion;
    const tryAgain = () => {
      onRetry();
      retry();
    };
    return (
      <div role="alert" className={styles.message}>
        <p>{isOutdated ? newVersion.message : words.contentNotLoaded}</p>
        <Button onClick={isOutdated ? reload : tryAgain}>
          {isOutdated ? words.reload : words.tryAgain}
        </Button>
      </div>
    );
  }
  if (missed === null) return null;
  if (content.status === "loading") return <Spinner />;
  return (
    <div className={styles.message}>
      <p>{filled(words.nothingFound, { query: missed })}</p>
      <p className={styles.hint}>{words.tryOther}</p>
    </div>
  );
};
