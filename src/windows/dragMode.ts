import type { Point } from "../lib/geometry";

/**
 * What a drag means, from where its pointer is and has got to since it began (`by`), in CSS pixels from where one begins
 * to read. While it lasts it writes to the frame's own style, all of which is put back when the drag is called off.
 */
export interface DragMode {
  /** Called once, when a press has become a drag. */
  readonly lift: (pointer: Point) => void;
  readonly follow: (by: Point, pointer: Point) => void;
  /** The frame is as before `lift` again when it is called. */
  readonly drop: (by: Point, durationMs: number) => void;
  /** Called at the end, however the drag has ended. */
  readonly release?: () => void;
}
