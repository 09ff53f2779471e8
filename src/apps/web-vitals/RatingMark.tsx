import type { ReactNode } from "react";
import type { Rating } from "./metrics";
import { words } from "./webVitals.words";

// A shape for each, since a colour alone says nothing to many: the three that Lighthouse uses.
const SHAPES: Record<Rating, ReactNode> = {
  good: <circle cx="6" cy="6" r="4.5" />,
  "needs-improvement": <rect x="2" y="2" width="8" height="8" rx="1" />,
  poor: <path d="M6.8 1.7a.9.9 0 0 0-1.6 0L.9 9.6a.9.9 0 0 0 .8 1.4h8.6a.9.9 0 0 0 .8-1.4z" />,
};

export interface RatingMarkProps {
  rating: Rating | undefined;
  /** Whether there will be none. */
  neverComes: boolean;
}

/** A rating as a coloured shape that is read as a word; an empty ring while there is none, a dash where none will be. */
export const RatingMark = ({ rating, neverComes }: RatingMarkProps) => {
  if (rating === undefined) {
    return (
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {neverComes ? (
          <path stroke="currentColor" d="M3 6h6" />
        ) : (
          <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" />
        )}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 12 12" role="img">
      <title>{words[rating]}</title>
      {SHAPES[rating]}
    </svg>
  );
};
