import { Component, type RefObject } from "react";
import { clearDragStyles } from "./drag/useWindowDrag";
import { type Arrangement, snappedTo } from "./model/state";

interface FlipAnimationProps {
  frameRef: RefObject<HTMLElement>;
  arrangement: Arrangement;
  isLeaving: boolean;
}

const TIMING = { duration: 280, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/**
 * Animates a window from its last box to what it fills, and back to its own size. Its new content is there at once, as wide as
 * the last box, if it becomes larger or smaller in both directions. A class, because hooks have no `getSnapshotBeforeUpdate`.
 */
export class FlipAnimation extends Component<FlipAnimationProps> {
  override getSnapshotBeforeUpdate({ arrangement }: FlipAnimationProps): DOMRect | null {
    const frame = this.props.frameRef.current;
    if (frame === null || snappedTo(arrangement) === snappedTo(this.props.arrangement)) return null;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    return frame.getBoundingClientRect();
  }

  override componentDidUpdate(last: FlipAnimationProps, _state: unknown, box: DOMRect | null) {
    const { frameRef, arrangement, isLeaving } = this.props;
    const frame = frameRef.current;
    if (frame === null) return;
    if (last.arrangement !== arrangement || last.isLeaving !== isLeaving) clearDragStyles(frame);
    if (box === null || frame.offsetWidth === 0) return;
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = frame;
    const isNarrower = width < box.width;
    const isLower = height < box.height;
    // Of a window that becomes narrower and higher the content would be enlarged too much.
    const scale = isNarrower === isLower ? box.width / width : 1;
    const hidden = [width - box.width / scale, height - box.height / scale];
    const [right, bottom] = hidden.map((length) => `${Math.max(0, length)}px`);
    const motion = {
      transformOrigin: ["0 0", "0 0"],
      translate: [`${box.x - offsetLeft}px ${box.y - offsetTop}px`, "0 0"],
      scale: [scale, 1],
      clipPath: [`inset(0 ${right} ${bottom} 0 round 1rem)`, "inset(0 round 1rem)"],
    };
    frame.animate(motion, TIMING);
  }

  override render() {
    return null;
  }
}
