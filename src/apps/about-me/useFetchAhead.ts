import { useEffect, useRef } from "react";
import { type LoadedSection, sections } from "./sections/registry";

/** How long a pointer must stay on a tab before its section is fetched: it may only pass over. */
const POINTER_REST_MS = 100;

/** Fetches a section before it is chosen, on a hint that it will be, and says when it is there. */
export const useFetchAhead = (onFetched: (title: string, section: LoadedSection) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fetchNow = async (title: string) => {
    const source = sections[title];
    if (source === undefined || !("part" in source)) return;
    await source.part.loadAhead();
    const loaded = source.part.current();
    if (loaded !== undefined) onFetched(title, loaded.value);
  };

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
