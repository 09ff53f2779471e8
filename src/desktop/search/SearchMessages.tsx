import { newVersion, reload } from "../../lib/newVersion";
import type { OnDemandState } from "../../lib/useOnDemand";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/Spinner";
import { WORDS } from "./words";

export interface SearchMessagesProps {
  content: OnDemandState<unknown>;
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
      <div role="alert" data-part="message">
        <p>{isOutdated ? newVersion.message : WORDS.lost}</p>
        <Button onClick={isOutdated ? reload : tryAgain}>
          {isOutdated ? WORDS.reload : WORDS.tryAgain}
        </Button>
      </div>
    );
  }
  if (missed === null) return null;
  if (content.status === "loading") return <Spinner />;
  return (
    <div data-part="message">
      <p>{WORDS.nothingFound(missed)}</p>
      <p data-part="hint">{WORDS.tryOther}</p>
    </div>
  );
};
