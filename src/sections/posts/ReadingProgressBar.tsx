import { ProgressBar } from "../../ui/ProgressBar";
import { filled } from "../../words/filled";
import { percent } from "../../words/percent";
import { words } from "./posts.words";
import { useReadingProgress } from "./useReadingProgress";

export interface ReadingProgressBarProps {
  /** The element that the post scrolls in. */
  scroller: HTMLElement;
  /** The post's. */
  address: string;
}

/** How far one has read, before how far one has been. Apart, so that scrolling renders only it. */
export const ReadingProgressBar = ({ scroller, address }: ReadingProgressBarProps) => {
  const { value, furthest } = useReadingProgress(scroller, address);
  return (
    <ProgressBar
      variant="buffer"
      label={words.progress}
      value={value}
      buffer={furthest}
      valueText={
        furthest > value
          ? filled(words.readAndSeen, { read: percent(value), seen: percent(furthest) })
          : filled(words.read, { read: percent(value) })
      }
    />
  );
};
