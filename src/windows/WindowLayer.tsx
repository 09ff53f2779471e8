import { memo, useCallback, useEffect, useState } from "react";
import { selectWindow } from "./model/state";
import { frameOf } from "./screen";
import { useFocusRequest, useSetFocusRequest, useWindowsState } from "./state";
import { TITLE_ATTRIBUTE } from "./TitleBar";
import { useWindowShortcuts } from "./useWindowShortcuts";
import { Window, type WindowProps } from "./Window";
import * as styles from "./Window.module.css";
import { useWindowManager } from "./WindowManager";

/** Marks the element that takes the focus when a window's content has changed. */
export const TAKES_FOCUS_ATTRIBUTE = "data-takes-focus";

/** Moves the keyboard's focus to a window's title or content when an action asks for it. */
const useRequestedFocus = () => {
  const request = useFocusRequest();
  const setRequest = useSetFocusRequest();
  useEffect(() => {
    if (request === null) return;
    const frame = frameOf(request.id);
    const content = frame?.querySelector<HTMLElement>(`[${TAKES_FOCUS_ATTRIBUTE}]`);
    const title = frame?.querySelector<HTMLElement>(`[${TITLE_ATTRIBUTE}]`);
    const target = (request.part === "content" && content) || title;
    target?.focus({ preventScroll: true });
    setRequest(null);
  }, [request, setRequest]);
};

/** A window is on screen while it is open, and until its closing transition ends. */
const ShownWindow = memo((window: Omit<WindowProps, "onLeft">) => {
  const { isOpen } = window;
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const onLeft = useCallback(() => setIsShown(false), []);
  return isShown ? <Window {...window} onLeft={onLeft} /> : null;
});

/** All windows, in the order of the manifests: moving one in the document would reload its frame. */
export const WindowLayer = () => {
  const { manifests } = useWindowManager();
  const state = useWindowsState();
  useRequestedFocus();
  useWindowShortcuts();

  return (
    <div className={styles.layer}>
      {manifests.map((manifest) => (
        <ShownWindow key={manifest.id} manifest={manifest} {...selectWindow(state, manifest.id)} />
      ))}
      {manifests.map(({ id, Background }) => Background && <Background key={id} />)}
    </div>
  );
};
