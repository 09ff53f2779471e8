import { ProgressBar } from "../../ui/ProgressBar";
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
  return <ProgressBar variant="buffer" value={value} buffer={furthest} />;
};
