import { type CSSProperties, useEffect, useState } from "react";
import { useFrozenValue } from "../lib/useFrozenValue";
import { FlipAnimation } from "./FlipAnimation";
import type { AppManifest } from "./manifest";
import { focusOpener } from "./openers";
import { frameOf } from "./screen";
import { useFocusRequest, useSelectedWindow } from "./store";
import { useRepeatedPress } from "./useRepeatedPress";
import { useWindowShortcuts } from "./useWindowShortcuts";
import { Window } from "./Window";
import * as styles from "./WindowLayer.module.css";
import { useWindowManager } from "./WindowManager";

/** Moves the keyboard's focus to a window's title or content when an action asks for it. */
const useRequestedFocus = () => {
  const [request, setRequest] = useFocusRequest();
  useEffect(() => {
    if (request === null) return;
    const frame = frameOf(request.id);
    const content = frame?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    const title = frame?.querySelector<HTMLElement>("[data-drag-handle] > h2");
    const target = (request.part === "content" && content) || title;
    const within = target === title ? frame : target;
    const isWithin = (link: Element) => within?.contains(link) === true;
    if (request.entry === undefined || !focusOpener(request.entry, isWithin))
      target?.focus({ preventScroll: true });
    setRequest(null);
  }, [request, setRequest]);
};

/** A window is on screen while it is open, and until its closing transition ends. */
const ShownWindow = ({ manifest }: { manifest: AppManifest }) => {
  const { id } = manifest;
  const selected = useSelectedWindow(manifest);
  const { isOpen } = selected;
  // A closed window leaves in the state that it had.
  const last = useFrozenValue(isOpen, selected);
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  useEffect(() => {
    if (isOpen) return;
    const transitions = frameOf(id)?.getAnimations() ?? [];
    // A replaced transition rejects.
    Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => setIsShown(false));
  }, [isOpen, id]);
  return (
    isShown && (
      <FlipAnimation id={id} arrangement={last.arrangement}>
        <Window manifest={manifest} {...last} isOpen={isOpen} />
      </FlipAnimation>
    )
  );
};

/** All windows, in the order of the manifests: moving one in the document would reload its frame. */
export const WindowLayer = () => {
  const { manifests } = useWindowManager();
  useRequestedFocus();
  useWindowShortcuts();
  useRepeatedPress();

  return (
    <div
      className={styles.layer}
      style={
        { "--apps": manifests.filter(({ leavesDock }) => !leavesDock).length } as CSSProperties
      }
    >
      {manifests.map((manifest) => (
        <ShownWindow key={manifest.id} manifest={manifest} />
      ))}
      {manifests.map(({ id, Background }) => Background && <Background key={id} />)}
    </div>
  );
};
