// All of the window manager that arrival does without, in one chunk.
export { ArrowKeys } from "./ArrowKeys";
export { createSnapping } from "./createSnapping";
export { FrameFocus } from "./FrameFocus";
export { ResizeGrips } from "./ResizeGrips";
export { resizeFrom } from "./resizeFrom";
export { SnapGhost } from "./SnapGhost";
export { windowEntries } from "./windowEntries";
