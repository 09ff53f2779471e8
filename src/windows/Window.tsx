import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, memo, useCallback, useId, useRef, useState } from "react";
import { DraggableCore } from "react-draggable";
import { windowRecipe } from "../theme/recipes/window";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { AppManifest } from "./manifest";
import {
  useIsWindowCovered,
  useIsWindowFocused,
  useIsWindowFullscreen,
  useWindowLayer,
  useWindowOrder,
  useWindowPlace,
  useWindowTransitions,
} from "./state";
import { NO_DRAG_SELECTOR, TitleBar } from "./TitleBar";
import { useFocusOnRequest } from "./useFocusOnRequest";
import { useWindowDrag } from "./useWindowDrag";
import { useWindowManager } from "./WindowManager";
import { WINDOW_ID_ATTRIBUTE } from "./windowElement";

const Frame = chakra("div", windowRecipe);

// The frame renders again with each focus, move and fullscreen; what is in it does not.
const WindowBody = memo(({ Body }: Pick<AppManifest, "Body">) => (
  <ErrorBoundary>
    <Body />
  </ErrorBoundary>
));

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/** One open window: a frame, its title bar, and the app inside. */
export const Window = memo(({ manifest }: { manifest: AppManifest }) => {
  const { id, start, size, limits } = manifest;
  const frameRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { hasArrived } = useWindowManager();
  const [isOfArrival] = useState(() => !hasArrived.current);
  const [isCollapsed, setIsCollapsed] = useState(false);

  const isFullscreen = useIsWindowFullscreen(id);
  const place = useWindowPlace(id);
  const { focus } = useWindowTransitions();
  const { wasDragged, ...dragHandlers } = useWindowDrag(frameRef, manifest);
  useFocusOnRequest(id, titleRef);

  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    zIndex: useWindowLayer(id),
    order: useWindowOrder(id),
    "--window-x": place ? `${place.x}px` : start.x,
    "--window-y": place ? `${place.y}px` : start.y,
    "--window-width": size.width,
    "--window-height": isCollapsed ? undefined : size.height,
    "--window-max-height": size.maxHeight,
    "--limit-right": `${limits.right}px`,
    "--limit-bottom": `${limits.bottom}px`,
  };

  const raise = useCallback(() => focus(id), [focus, id]);
  const toggleCollapsed = useCallback(() => {
    if (!wasDragged.current) setIsCollapsed((collapsed) => !collapsed);
    wasDragged.current = false;
  }, [wasDragged]);

  return (
    <DraggableCore
      {...dragHandlers}
      nodeRef={frameRef}
      handle="[data-part=title-bar]"
      cancel={NO_DRAG_SELECTOR}
      disabled={isFullscreen}
      // The title bar's `touch-action` keeps the page still; its taps must go on being clicks.
      allowMobileScroll
      enableUserSelectHack={false}
    >
      <Frame
        ref={frameRef}
        role="dialog"
        aria-labelledby={titleId}
        {...{ [WINDOW_ID_ATTRIBUTE]: id }}
        data-arrival={attribute(isOfArrival)}
        data-focused={attribute(useIsWindowFocused(id))}
        data-fullscreen={attribute(isFullscreen)}
        data-collapsed={attribute(isCollapsed)}
        inert={attribute(useIsWindowCovered(id))}
        style={style}
        onPointerDownCapture={raise}
        onFocusCapture={raise}
      >
        <TitleBar
          manifest={manifest}
          frameRef={frameRef}
          titleRef={titleRef}
          titleId={titleId}
          isCollapsed={isCollapsed}
          onToggleCollapsed={toggleCollapsed}
        />
        <div data-part="body" hidden={isCollapsed}>
          <WindowBody Body={manifest.Body} />
        </div>
      </Frame>
    </DraggableCore>
  );
});
