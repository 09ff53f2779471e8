// For a page of this site that a window shows: the desktop gets no keys from a page with the focus, so this reports
// F6 (on to the next window) and Escape (out of fullscreen).
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
