/**
 * `frame-keys.js`, for a page of this site in a window of its desktop. While the focus is in the page, the desktop gets no
 * keys: this reports the two that it needs (`windows/ownFrameKeys.ts`), F6 and Escape.
 */
export const frameKeys = `// Tells the desktop around this page of F6 (on to the next window) and Escape (out of fullscreen).
(() => {
  if (window.parent === window) return;
  document.addEventListener("keydown", (event) => {
    const { key, shiftKey } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key !== "Escape" && key !== "F6") return;
    // Escape closes what is open in the page first.
    if (key === "Escape" && document.querySelector(":popover-open, dialog[open]")) return;
    if (key === "F6") event.preventDefault();
    // Not the document's own origin, which has none in a sandbox: that of its address is the desktop's.
    window.parent.postMessage({ desktopKey: key, shiftKey }, window.location.origin);
  });
})();
`;
