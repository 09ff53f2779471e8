import { Component, type RefObject } from "react";
import { clearDragStyles } from "./drag/useWindowDrag";
import { type Arrangement, snappedTo } from "./model/state";

interface FlipAnimationProps {
  frameRef: RefObject<HTMLElement>;
  arrangement: Arrangement;
  isLeaving: boolean;
}

/** A window before its change: its box, and a copy of it with the parts of that to be scrolled. */
interface Before {
  readonly box: DOMRect;
  readonly copy: HTMLElement;
  readonly scrolled: readonly (readonly [part: Element, scrollTop: number])[];
}

const TIMING = { duration: 280, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/**
 * Animates a window to what it fills, and back to its own size: from its last box, with its last content fading over the
 * new. A class, because hooks have no `getSnapshotBeforeUpdate`.
 */
export class FlipAnimation extends Component<FlipAnimationProps> {
  override getSnapshotBeforeUpdate({ arrangement }: FlipAnimationProps): Before | null {
    const frame = this.props.frameRef.current;
    if (frame === null || snappedTo(arrangement) === snappedTo(this.props.arrangement)) return null;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    const copy = frame.cloneNode(true) as HTMLElement;
    const parts = copy.querySelectorAll("*");
    const scrolled = [...frame.querySelectorAll("*")].flatMap(({ scrollTop }, index) => {
      const part = parts[index];
      return part && scrollTop > 0 ? [[part, scrollTop] as const] : [];
    });
    return { box: frame.getBoundingClientRect(), copy, scrolled };
  }

  override componentDidUpdate(last: FlipAnimationProps, _state: unknown, before: Before | null) {
    const { frameRef, arrangement, isLeaving } = this.props;
    const frame = frameRef.current;
    if (frame === null) return;
    if (last.arrangement !== arrangement || last.isLeaving !== isLeaving) clearDragStyles(frame);
    if (before === null || frame.offsetWidth === 0) return;
    const { box, copy, scrolled } = before;
    const { backgroundColor, borderRadius } = getComputedStyle(frame);
    // The content is laid out at once, at its size: what grows uncovers it, and what shrinks is empty beyond it.
    const boxShadow = `0 0 0 100vmax ${backgroundColor}`;
    const clips = (right: number, bottom: number) => [
      `inset(0 ${right}px ${bottom}px 0 round 1rem)`,
      `inset(0 ${right - frame.offsetWidth + box.width}px ${bottom - frame.offsetHeight + box.height}px 0 round ${borderRadius})`,
    ];
    const moves = ({ offsetLeft, offsetTop }: HTMLElement) => [
      `${box.x - offsetLeft}px ${box.y - offsetTop}px`,
      `${frame.offsetLeft - offsetLeft}px ${frame.offsetTop - offsetTop}px`,
    ];
    const clipPath = clips(frame.offsetWidth - box.width, frame.offsetHeight - box.height);
    const isShrinking = box.width > frame.offsetWidth || box.height > frame.offsetHeight;
    const clipped = { ...TIMING, duration: isShrinking ? 150 : TIMING.duration };
    frame.animate({ translate: moves(frame) }, TIMING);
    frame.animate({ clipPath, boxShadow: [boxShadow, boxShadow] }, clipped);
    // Content of the same width looks the same, and a copied frame would load its site again.
    if (box.width === frame.offsetWidth || copy.querySelector("iframe") !== null) return;
    // It does not open, is not read aloud, and has only what is to be seen.
    copy.dataset.arrival = "";
    copy.inert = true;
    copy.ariaHidden = "true";
    for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
    frame.after(copy);
    for (const [part, scrollTop] of scrolled) part.scrollTop = scrollTop;
    copy.animate({ translate: moves(copy) }, TIMING);
    copy.animate({ clipPath: clips(0, 0) }, clipped);
    const { finished } = copy.animate({ opacity: [1, 0] }, { duration: 70, fill: "forwards" });
    void finished.finally(() => copy.remove());
  }

  override render() {
    return null;
  }
}
