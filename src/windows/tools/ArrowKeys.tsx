import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Box, samePoint, sameSize } from "../../lib/geometry";
import { isPressed, type Shortcut } from "../../lib/shortcuts";
import { filled } from "../../words/filled";
import type { AppManifest } from "../manifest";
import { standingOf } from "../model/queries";
import type { StepName } from "../model/windowMoves";
import { mirroredX } from "../readingSide";
import { type ArrowMode, useReadWindows, useSetArrowMode } from "../state";
import { useWindowActions } from "../useWindowActions";
import { readViewport } from "../viewport";
import { boxOf, frameOf } from "../windowElement";
import * as styles from "./ArrowKeys.module.css";
import { words } from "./arrowKeys.words";
import { arrowSteps } from "./arrowSteps";

const STEP_KEYS: readonly (readonly [StepName, Shortcut])[] = [
  ["left", "arrangeLeft"],
  ["right", "arrangeRight"],
  ["up", "arrangeUp"],
  ["down", "arrangeDown"],
];

/** The window's new place or size, for screen readers. */
const valueSpoken = (does: ArrowMode["does"], box: Box): string =>
  does === "move"
    ? filled(words.move.value, { x: mirroredX(box.x, box.width), y: box.y })
    : filled(words.resize.value, { width: box.width, height: box.height });

/** The box that is known already, where it is the same: nothing need be rendered. */
const sameBox = (known: Box | null, box: Box): Box =>
  known && samePoint(known, box) && sameSize(known, box) ? known : box;

export interface ArrowKeysProps {
  manifest: AppManifest;
  does: ArrowMode["does"];
}

/**
 * While it is there it has the keyboard's focus, and the arrow keys move or resize its window. A
 * slider to a screen reader, which hands the arrow keys on to one and reads what it has come to.
 */
export const ArrowKeys = ({ manifest, does }: ArrowKeysProps) => {
  const { id, title } = manifest;
  const actions = useWindowActions();
  const setArrowMode = useSetArrowMode();
  const readWindows = useReadWindows();
  const steps = arrowSteps(manifest, actions);
  const helpId = useId();
  const note = useRef<HTMLDivElement>(null);
  const [before] = useState(() => ({
    standing: standingOf(readWindows(), id),
    focused: document.activeElement,
  }));
  const [box, setBox] = useState<Box | null>(null);
  const { name, help } = words[does];

  const drop = useCallback(() => setArrowMode(null), [setArrowMode]);
  const takeFocus = () => note.current?.focus({ preventScroll: true });

  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    // A press anywhere keeps what has been done, wherever the focus goes with it.
    document.addEventListener("pointerdown", drop);
    return () => document.removeEventListener("pointerdown", drop);
  }, [drop]);
  // After each step: the window has been rendered at its new place by then.
  useEffect(() => {
    const frame = frameOf(id);
    if (frame) setBox((current) => sameBox(current, boxOf(frame)));
  });

  const end = () => {
    if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true });
    drop();
  };

  const leave = ({ relatedTarget }: FocusEvent) => {
    // The menu that it was chosen from may take the focus once more on its way out.
    const isMenu = relatedTarget?.closest("[role=menu]") != null;
    if (relatedTarget === null || isMenu) setTimeout(takeFocus);
    else drop();
  };

  const takeKey = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    const [step] = STEP_KEYS.find(([, shortcut]) => isPressed(nativeEvent, shortcut)) ?? [];
    if (step !== undefined) steps[does](step);
    else if (isPressed(nativeEvent, "keepArrangement")) end();
    else if (isPressed(nativeEvent, "takeBack")) {
      actions.rearrange(id, before.standing);
      end();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className={styles.note}
      ref={note}
      role="slider"
      tabIndex={0}
      aria-label={filled(name, { title })}
      aria-describedby={helpId}
      // The largest it could be on this screen: a slider's own is 100.
      aria-valuemax={readViewport().width}
      aria-valuenow={
        box ? Math.round(does === "move" ? mirroredX(box.x, box.width) : box.width) : 0
      }
      aria-valuetext={box ? valueSpoken(does, box) : ""}
      onKeyDown={takeKey}
      onBlur={leave}
    >
      <span id={helpId}>{help}</span>
    </div>
  );
};
