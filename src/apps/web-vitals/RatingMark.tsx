import type { ReactNode } from "react";
import type { Rating } from "./metrics";

// A shape for each, since a colour alone says nothing to many: the three that Lighthouse uses.
const MARKS: Record<Rating, { word: string; shape: ReactNode }> = {
  good: { word: "good", shape: <circle cx="6" cy="6" r="4.500" /> },
  "needs-improvement": {
    word: "needs improvement",
    shape: <rect x="2" y="2" width="8" height="8" rx="1" />,
  },
  poor: {
    word: "poor",
    shape: (
      <path d="M6.800 1.700a.9.900 0 0 0-1.600 0L.9 9.600a.9.900 0 0 0 .8 1.400h8.600a.9.900 0 0 0 .8-1.400z" />
    ),
  },
};

export const RatingMark = ({ rating }: { rating: Rating }) => {
  const { word, shape } = MARKS[rating];
  return (
    <svg viewBox="0 0 12 12" role="img">
      <title>{word}</title>
      {shape}
    </svg>
  );
};
