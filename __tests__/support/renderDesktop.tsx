import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { RecoilRoot } from "recoil";
import {
  type AppManifest,
  initialWindowsState,
  WindowLayer,
  WindowManager,
  windowsAtom,
} from "../../src/windows";

/** Windows of these apps, those that are open on arrival open, without the rest of the desktop. */
export const renderWindows = (manifests: readonly AppManifest[], beside?: ReactNode) =>
  render(
    <RecoilRoot
      initializeState={({ set }) =>
        set(
          windowsAtom,
          initialWindowsState(manifests.filter((app) => app.isOpenOnArrival).map(({ id }) => id)),
        )
      }
    >
      <WindowManager manifests={manifests}>
        {beside}
        <WindowLayer />
      </WindowManager>
    </RecoilRoot>,
  );

const SomeIcon = () => <svg aria-hidden="true" />;
const SomeBody = () => <p>Some content</p>;

/** A small app for tests; what a test is about is given. */
export const anApp = (
  given: Partial<AppManifest> & Pick<AppManifest, "id" | "title">,
): AppManifest => ({
  Icon: SomeIcon,
  start: { x: "0px", y: "44px" },
  size: { width: "300px" },
  onPhone: "sheet",
  limits: { right: 570, bottom: 100 },
  hasControls: true,
  isOpenOnArrival: true,
  Body: SomeBody,
  ...given,
});
