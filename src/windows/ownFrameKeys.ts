import { windowIdAround } from "./windowElement";

/** A key that was pressed in a framed page of this site, which only the frame itself hears. */
export interface FrameKey {
  readonly key: "Escape" | "F6";
  readonly shiftKey: boolean;
}

/** What `frame-keys.js` sends; see `docs/owner/site.md`. */
const keyIn = (data: unknown): FrameKey | null => {
  if (typeof data !== "object" || data === null || !("desktopKey" in data)) return null;
  const { desktopKey: key } = data;
  if (key !== "Escape" && key !== "F6") return null;
  return { key, shiftKey: "shiftKey" in data && data.shiftKey === true };
};

/** The frame in a window that a message comes from, if that shows a page of this site. */
const isOwnFrame = ({ source, origin }: MessageEvent): boolean => {
  const frame = [...document.querySelectorAll("iframe")].find(
    ({ contentWindow }) => contentWindow !== null && contentWindow === source,
  );
  if (!frame || windowIdAround(frame) === undefined) return false;
  const isSandboxed = frame.sandbox.length > 0 && !frame.sandbox.contains("allow-same-origin");
  // A sandboxed page has no origin of its own: there it is the address that the frame was given.
  const isExpected = origin === (isSandboxed ? "null" : window.location.origin);
  return isExpected && new URL(frame.src, window.location.href).origin === window.location.origin;
};

/** Calls back for each such key; returns how to stop. */
export const onKeyInOwnFrame = (callback: (key: FrameKey) => void): (() => void) => {
  const onMessage = (event: MessageEvent) => {
    const key = keyIn(event.data);
    if (key && isOwnFrame(event)) callback(key);
  };
  window.addEventListener("message", onMessage);
  return () => window.removeEventListener("message", onMessage);
};
