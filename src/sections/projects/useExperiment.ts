import { useEffect, useRef, useState } from "react";
import { recordOf } from "../../lib/unknownValue";
import { useSelection } from "../../navigation/selection";
import { type ExperimentRecord, readExperimentRecord } from "./experimentRecord";

const PATIENCE_MS = 20_000;

/** `frame-keys.js` reports the desktop's keys to the same window. */
const isKey = (data: unknown): boolean => "desktopKey" in recordOf(data);

type State = "resting" | "running" | "failed" | ExperimentRecord;

/**
 * A project's experiment: its page is framed only when the visitor asks, and heard once. The time in which a visitor is at work in
 * the frame does not count. It rests again when the visitor leaves the project.
 */
export const useExperiment = (projectAddress: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>("resting");
  const [run, setRun] = useState(0);
  const { section } = useSelection();
  const isLeft = section === undefined || !projectAddress.startsWith(section.folder);
  // A section that is left stays, hidden.
  if (isLeft && state !== "resting") setState("resting");

  useEffect(() => {
    if (state !== "running") return;
    const listening = new AbortController();
    const hasFocus = () => frame.current !== null && document.activeElement === frame.current;
    const end = (record: ExperimentRecord | null) => {
      // Before React shows it a second message may come.
      listening.abort();
      clearInterval(clock);
      if (!record && hasFocus()) button.current?.focus();
      setState(record ?? "failed");
    };
    const clock = setInterval(() => !hasFocus() && end(null), PATIENCE_MS);
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow && !isKey(data))
        end(readExperimentRecord(data));
    };
    window.addEventListener("message", onMessage, { signal: listening.signal });
    return () => {
      listening.abort();
      clearInterval(clock);
    };
  }, [state]);

  return {
    state,
    isFramed: state === "running" || typeof state === "object",
    frame,
    button,
    /** Another one needs another frame. */
    run,
    /** Begins, begins again or stops. */
    toggle: () => {
      setState(state === "running" ? "resting" : "running");
      setRun(run + 1);
    },
  };
};

export type Experiment = ReturnType<typeof useExperiment>;
