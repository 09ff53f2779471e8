import { useRef } from "react";

/** `value` while `isCurrent`; from then on the one that was the last before. */
export const useLastWhile = <Value>(isCurrent: boolean, value: Value): Value => {
  const last = useRef(value);
  if (isCurrent) last.current = value;
  return last.current;
};
