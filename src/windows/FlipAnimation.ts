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
 * Animates a window from its last box to what it fills, and back to its own size. Its new content is there at once: a window
 * that grows uncovers it, one that shrinks settles on it. A class, because hooks have no `getSnapshotBeforeUpdate`.
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
    const translate = [`${box.x - offsetLeft}px ${box.y - offsetTop}px`, "0 0"];
    const scale = Math.min(box.width / width, box.height / height);
    if (scale >= 1) {
      const transformOrigin = ["0 0", "0 0"];
      frame.animate({ translate, scale: [scale, 1], transformOrigin }, TIMING);
      return;
    }
    const hidden = [width - box.width, height - box.height].map((length) => Math.max(0, length));
    const clips = [`inset(0 ${hidden[0]}px ${hidden[1]}px 0 round 1rem)`, "inset(0 round 1rem)"];
    frame.animate({ translate, clipPath: clips }, TIMING);
  }

  override render() {
    return null;
  }
}
