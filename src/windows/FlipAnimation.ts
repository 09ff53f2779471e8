import { Component, type ReactNode } from "react";
import { type Arrangement, snappedTo, type WindowId } from "./model/state";
import { frameOf } from "./screen";

interface FlipAnimationProps {
  id: WindowId;
  arrangement: Arrangement;
  /** The window. React calls a parent after the layout effects of its children, which clear the styles of a drag. */
  children: ReactNode;
}

const TIMING = { duration: 280, easing: "cubic-bezier(0.2, 0, 0, 1)" };

const sizes = (width: number, height: number) => ({
  width: `${width}px`,
  height: `${height}px`,
  maxHeight: "none",
});

/**
 * Animates a window from its last box to what it fills, and back to its own size. Content in its new layout grows from the last
 * width; in its last layout it shrinks, for half of the way. A class, because hooks have no `getSnapshotBeforeUpdate`.
 */
export class FlipAnimation extends Component<FlipAnimationProps> {
  override getSnapshotBeforeUpdate({ arrangement }: FlipAnimationProps): DOMRect | null {
    if (snappedTo(arrangement) === snappedTo(this.props.arrangement)) return null;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    return frameOf(this.props.id)?.getBoundingClientRect() ?? null;
  }

  override componentDidUpdate(_last: FlipAnimationProps, _state: unknown, box: DOMRect | null) {
    const frame = box && frameOf(this.props.id);
    if (!frame || frame.offsetWidth === 0) return;
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = frame;
    const { width: lastWidth, height: lastHeight } = box;
    const translate = [`${box.x - offsetLeft}px ${box.y - offsetTop}px`, "0 0"];
    frame.animate({ translate, transformOrigin: ["0 0", "0 0"] }, TIMING);
    const clip = (right: number, bottom: number) =>
      `inset(0 ${Math.max(0, right)}px ${Math.max(0, bottom)}px 0 round 1rem)`;
    if (width >= lastWidth || height >= lastHeight) {
      // Of a window that becomes narrower and higher the content would be enlarged too much.
      const scale = width >= lastWidth && height >= lastHeight ? lastWidth / width : 1;
      const first = clip(width - lastWidth / scale, height - lastHeight / scale);
      frame.animate({ scale: [scale, 1], clipPath: [first, clip(0, 0)] }, TIMING);
      return;
    }
    // For half of the way the last content shrinks; then the new one, as wide as the window by then, comes to its size.
    const half = (width + lastWidth) / 2;
    const shown = ((height + lastHeight) / 2) * (lastWidth / half);
    const before = sizes(lastWidth, lastHeight);
    const after = sizes(width, height);
    const motion = [
      { offset: 0, ...before, scale: 1, clipPath: clip(0, 0) },
      { offset: 0.5, ...before, scale: half / lastWidth, clipPath: clip(0, lastHeight - shown) },
      { offset: 0.5, ...after, scale: half / width, clipPath: clip(0, 0) },
      { offset: 1, ...after, scale: 1, clipPath: clip(0, 0) },
    ];
    frame.animate(motion, TIMING);
  }

  override render() {
    return this.props.children;
  }
}
