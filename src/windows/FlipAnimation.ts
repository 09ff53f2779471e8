import { Component, type RefObject } from "react";
import { clearDragStyles } from "./drag/useWindowDrag";
import type { AppManifest } from "./manifest";
import { type Arrangement, snappedTo } from "./model/state";
import { isSheet } from "./screen";

interface FlipAnimationProps {
  frameRef: RefObject<HTMLElement>;
  manifest: AppManifest;
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
    const { frameRef, manifest, arrangement, isLeaving } = this.props;
    const frame = frameRef.current;
    if (frame === null) return;
    if (last.arrangement !== arrangement || last.isLeaving !== isLeaving) clearDragStyles(frame);
    if (from === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    if (offsetWidth === 0) return;
    // A growing window uncovers what is in it, at its size; a shrinking one shrinks in proportion.
    const scale = isSheet(manifest)
      ? 1
      : Math.max(1, from.width / offsetWidth, from.height / offsetHeight);
    const [right, bottom] = [offsetWidth - from.width / scale, offsetHeight - from.height / scale];
    const translate = `${from.x - offsetLeft}px ${from.y - offsetTop}px`;
    const transformOrigin = "0 0";
    frame.animate(
      [
        {
          transformOrigin,
          translate,
          scale,
          clipPath: `inset(0 ${right}px ${bottom}px 0 round 1rem)`,
        },
        { transformOrigin, clipPath: "inset(0 0 0 0 round 0rem)" },
      ],
      { duration: 280, easing: "cubic-bezier(0.2, 0, 0, 1)" },
    );
  }

  override render() {
    return null;
  }
}
