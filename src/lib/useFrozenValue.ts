import { useRef } from "react";

/** `value` while `isCurrent`; afterwards the last such value. */
export const useFrozenValue = <Value>(isCurrent: boolean, value: Value): Value => {
  const last = useRef(value);
  if (isCurrent) last.current = value;
  return last.current;
};
