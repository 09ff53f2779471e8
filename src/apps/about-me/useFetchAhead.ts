import { useEffect, useRef } from "react";
import { sections } from "./sections/registry";

/** How long a pointer must stay on a tab before its section is fetched: it may only pass over. */
const POINTER_REST_MS = 100;

const fetchNow = (title: string) => {
  const source = sections[title];
  if (source && "part" in source) source.part.loadAhead();
};

/** Fetches a section before it is chosen, on a hint that it will be. */
export const useFetchAhead = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** The pointer has come onto a tab. */
    whenRested(title: string) {
      cancel();
      timer.current = setTimeout(() => fetchNow(title), POINTER_REST_MS);
    },
    /** The pointer has left it. */
    cancel,
    /** The focus has reached a tab. */
    now: fetchNow,
  };
};
