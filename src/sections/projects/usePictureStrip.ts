import { type KeyboardEvent, useRef, useState } from "react";
import { clamp } from "../../lib/clamp";
import { isPressed } from "../../lib/shortcuts";

/** How far apart two neighbours begin, in pixels: less than 0 where they run to the left, 0 where nothing is laid out. */
const pitchOf = ({ children }: HTMLElement): number => {
  const [first, second] = children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
};

/**
 * A row of pictures that scrolls from one to the next. The browser does the scrolling, so a swipe, a wheel and a press
 * may interrupt each other, and how fast it is done is a matter of CSS.
 */
export const usePictureStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  /** Where a press lets it slide: a second press meanwhile means the one after that. */
  const goal = useRef<number | null>(null);

  const goTo = (index: number) => {
    const wanted = clamp(index, 0, count - 1);
    const row = strip.current;
    if (row === null || wanted === (goal.current ?? shownIndex)) return;
    goal.current = wanted;
    row.scrollTo({ left: wanted * pitchOf(row) });
  };
  const step = (by: number) => goTo((goal.current ?? shownIndex) + by);

  const stepToRight = () => (strip.current !== null && pitchOf(strip.current) < 0 ? -1 : 1);

  const onScroll = () => {
    const row = strip.current;
    const pitch = row === null ? 0 : pitchOf(row);
    if (row === null || pitch === 0) return;
    const nearest = clamp(Math.round(row.scrollLeft / pitch), 0, count - 1);
    if (nearest === goal.current) goal.current = null;
    setShownIndex(nearest);
  };
  const forgetGoal = () => {
    goal.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent: press } = event;
    if (isPressed(press, "pictureAtLeft")) step(-stepToRight());
    else if (isPressed(press, "pictureAtRight")) step(stepToRight());
    else if (isPressed(press, "firstPicture")) goTo(0);
    else if (isPressed(press, "lastPicture")) goTo(count - 1);
    else return;
    event.preventDefault();
  };

  const stripProps = {
    ref: strip,
    tabIndex: 0,
    onScroll,
    onKeyDown,
    onPointerDown: forgetGoal,
    onWheel: forgetGoal,
  };
  return { stripProps, shownIndex, step };
};
