import {
  type MouseEvent,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { DraggableCore } from "react-draggable";
import { useLastWhile } from "../lib/useLastWhile";
import { useLeaving } from "../lib/useLeaving";
import { layers } from "../theme/layers";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import type { AppBodyProps, AppManifest } from "./manifest";
import type { WindowStanding } from "./model/queries";
import type { ArrowMode, DomFocusRequest } from "./state";
import { DRAG_SELECTOR, NO_DRAG_SELECTOR, TitleBar } from "./TitleBar";
import { useFocusOnRequest } from "./useFocusOnRequest";
import { useOrigin } from "./useOrigin";
import { useRaiseOnScroll } from "./useRaiseOnScroll";
import { useShapeMotion } from "./useShapeMotion";
import { useWindowActions } from "./useWindowActions";
import { useWindowDrag } from "./useWindowDrag";
import * as styles from "./Window.module.css";
import { useWindowManager } from "./WindowManager";
import { GRIP_ATTRIBUTE, WINDOW_ID_ATTRIBUTE } from "./windowElement";
import { windowStyle } from "./windowStyle";
import type { WindowTools } from "./windowTools";

// The frame renders again with each focus, move and fullscreen; what is in it does not. With the
// boundary, React takes over each body after the desktop and its windows, or at once if it is
// pressed: the desktop answers 0.1 s earlier on a slow phone.
const WindowBody = memo(
  ({ id, Body, ...props }: Pick<AppManifest, "id" | "Body"> & AppBodyProps) => (
    <ErrorBoundary>
      <Suspense>
        <Body {...props} />
        <BodyArrival id={id} />
      </Suspense>
    </ErrorBoundary>
  ),
);

/** Tells the manager when React has taken a body over. */
const BodyArrival = ({ id }: Pick<AppManifest, "id">) => {
  const { bodies } = useWindowManager();
  useEffect(() => bodies.arrive(id), [bodies, id]);
  return null;
};

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

export interface WindowProps extends Omit<WindowStanding, "isOpen"> {
  manifest: AppManifest;
  /** Which part of it is to take the keyboard's focus; null when none is. */
  requestedDomFocus: DomFocusRequest["part"] | null;
  /** What the arrow keys do to it just now. */
  arrowMode: ArrowMode["does"] | null;
  /** Null until they have come. */
  tools: WindowTools | null;
  /** Closed, but still on its way out of sight. */
  isLeaving: boolean;
  /** Called when it is out of sight. */
  onLeft: () => void;
}

/** One window: a frame, its title bar, and the app inside. */
export const Window = (props: WindowProps) => {
  const { manifest, tools, arrowMode, isLeaving, onLeft } = props;
  const { id, role = "region", onPhone, Body } = manifest;
  const frameRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { hasArrived } = useWindowManager();
  const [isOfArrival] = useState(() => !hasArrived.current);
  const [hasArrivedBehind] = useState(isOfArrival && !props.isFocused);
  const [isCollapsed, setIsCollapsed] = useState(false);
  // A window that is opened shows its frame first: the body is made in slices, after that is painted.
  const [hasBody, setHasBody] = useState(isOfArrival);
  useEffect(() => startTransition(() => setHasBody(true)), []);

  // A closed window has no place in the stack any more, but leaves as what it was.
  const shown = useLastWhile(!isLeaving, props);
  const { isFullscreen } = shown;
  const { focus, restoreSize } = useWindowActions();
  const { wasDragged, ...dragHandlers } = useWindowDrag(frameRef, manifest);
  useFocusOnRequest(frameRef, titleRef, props.requestedDomFocus);
  useShapeMotion(frameRef, manifest, shown);
  useLeaving(frameRef, isLeaving, onLeft);
  const raiseOnScroll = useRaiseOnScroll(manifest);
  const origin = useOrigin(id, { isOfArrival, isLeaving });

  const raise = () => focus(id);
  const toggleCollapsed = useCallback(
    ({ detail }: MouseEvent) => {
      // A drag that ends beside the title bar has no click: the next one may be a key's.
      const isByKey = detail === 0;
      if (isByKey || !wasDragged.current) setIsCollapsed((collapsed) => !collapsed);
    },
    [wasDragged],
  );

  return (
    <div
      className={styles.slot}
      style={{ zIndex: isLeaving ? layers.windowLeaving : shown.order + 1 }}
    >
      <DraggableCore
        {...dragHandlers}
        nodeRef={frameRef}
        handle={`${DRAG_SELECTOR},[${GRIP_ATTRIBUTE}]`}
        cancel={NO_DRAG_SELECTOR}
        // The title bar's `touch-action` keeps the page still; its taps must go on being clicks.
        allowMobileScroll
        enableUserSelectHack={false}
      >
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is a region or a group */}
        <div
          className={styles.window}
          ref={frameRef}
          role={role}
          aria-labelledby={titleId}
          {...{ [WINDOW_ID_ATTRIBUTE]: id }}
          data-on-phone={onPhone}
          data-arrival={attribute(isOfArrival)}
          data-focused={attribute(shown.isFocused)}
          data-fullscreen={attribute(isFullscreen)}
          data-collapsed={attribute(isCollapsed)}
          data-leaving={attribute(isLeaving)}
          inert={attribute(props.isCovered || isLeaving)}
          style={{
            zIndex: shown.layer,
            ...origin,
            ...windowStyle(manifest, { ...shown, isCollapsed }),
          }}
          onPointerDownCapture={raise}
          onFocusCapture={({ target }) => {
            // A frame takes the focus by itself as often as it likes: see `FrameFocus`.
            if (target.tagName !== "IFRAME") raise();
          }}
        >
          <TitleBar
            manifest={manifest}
            titleRef={titleRef}
            titleId={titleId}
            isFullscreen={isFullscreen}
            isCollapsed={isCollapsed}
            onToggleCollapsed={toggleCollapsed}
          />
          <div className={styles.body} hidden={isCollapsed} {...raiseOnScroll}>
            {hasBody && (
              <WindowBody
                id={id}
                Body={Body}
                address={shown.address}
                hasArrivedBehind={hasArrivedBehind}
              />
            )}
          </div>
          {tools && manifest.hasControls && !isFullscreen && (
            <tools.ResizeGrips onDoublePress={() => restoreSize(id)} wasDragged={wasDragged} />
          )}
          {tools && arrowMode && <tools.ArrowKeys manifest={manifest} does={arrowMode} />}
        </div>
      </DraggableCore>
      {tools && <tools.SnapGhost />}
    </div>
  );
};
