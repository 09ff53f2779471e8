import { Component, type RefObject } from "react";
import { clearDragStyles } from "./drag/useWindowDrag";
import { type Arrangement, snappedTo } from "./model/state";

interface FlipAnimationProps {
  frameRef: RefObject<HTMLElement>;
  arrangement: Arrangement;
  isLeaving: boolean;
}

/**
 * Animates a window to what it fills, and back to its own size: from its last box. A class, because hooks
 * have no `getSnapshotBeforeUpdate`.
 */
export class FlipAnimation extends Component<FlipAnimationProps> {
  override getSnapshotBeforeUpdate({ arrangement }: FlipAnimationProps): DOMRect | null {
    const isSame = snappedTo(arrangement) === snappedTo(this.props.arrangement);
    return isSame ? null : (this.props.frameRef.current?.getBoundingClientRect() ?? null);
  }

  override componentDidUpdate(last: FlipAnimationProps, _state: unknown, from: DOMRect | null) {
    const { frameRef, arrangement, isLeaving } = this.props;
    const frame = frameRef.current;
    if (frame === null) return;
    if (last.arrangement !== arrangement || last.isLeaving !== isLeaving) clearDragStyles(frame);
    if (from === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    if (offsetWidth === 0) return;
    // Its content is laid out at once, at its size: what grows uncovers it, and what shrinks is empty beyond it, so for less long.
    const [right, bottom] = [offsetWidth - from.width, offsetHeight - from.height];
    const { backgroundColor, borderRadius } = getComputedStyle(frame);
    const boxShadow = `0 0 0 100vmax ${backgroundColor}`;
    const easing = "cubic-bezier(0.2, 0, 0, 1)";
    frame.animate(
      [
        { boxShadow, clipPath: `inset(0 ${right}px ${bottom}px 0 round 1rem)` },
        { boxShadow, clipPath: `inset(0 0 0 0 round ${borderRadius})` },
      ],
      { duration: Math.min(right, bottom) < 0 ? 150 : 280, easing },
    );
    const translate = `${from.x - offsetLeft}px ${from.y - offsetTop}px`;
    frame.animate({ translate: [translate, "none"] }, { duration: 280, easing });
  }

  override render() {
    return null;
  }
}
