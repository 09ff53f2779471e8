import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { RecoilRoot } from "recoil";
import { type Shell, ShellProvider } from "../../src/content/shell";
import { createPages, type Pages, PagesProvider } from "../../src/sections/pages";
import {
  type AppManifest,
  addressInFront,
  initialWindowsState,
  useWindowsState,
  WindowLayer,
  WindowManager,
  type WindowsState,
  windowsAtom,
} from "../../src/windows";
import { windowTools } from "../../src/windows/windowTools";
import { aShell } from "./shell";

// Otherwise they come in the middle of a test, when it first presses something.
beforeAll(() => windowTools.load());

export interface DesktopOptions {
  shell?: Shell;
  /** Default: none has been loaded yet. */
  pages?: Pages;
  /** What the windows show on arrival, by id. */
  addresses?: WindowsState["addresses"];
}

/** All that a page stands in, but the look: the site around it, the pages, and the window manager. */
export const renderOnDesktop = (
  content: ReactNode,
  manifests: readonly AppManifest[],
  { shell = aShell(), pages = createPages(shell), addresses }: DesktopOptions = {},
) => {
  const openOnArrival = manifests.filter((app) => app.isOpenOnArrival).map(({ id }) => id);
  let address = "";
  const AddressBar = () => {
    address = addressInFront(useWindowsState());
    return null;
  };
  const rendered = render(
    <RecoilRoot
      initializeState={({ set }) => set(windowsAtom, initialWindowsState(openOnArrival, addresses))}
    >
      <ShellProvider shell={shell}>
        <PagesProvider value={pages}>
          <WindowManager manifests={manifests} fetchAhead={pages.fetchAhead}>
            {content}
            <AddressBar />
          </WindowManager>
        </PagesProvider>
      </ShellProvider>
    </RecoilRoot>,
  );
  /** What the browser's address bar would say now. */
  const addressBar = () => address;
  return { ...rendered, addressBar };
};

export interface WindowsOptions extends DesktopOptions {
  /** What stands on the desktop beside the windows. */
  beside?: ReactNode;
}

/** Windows of these apps, those that are open on arrival open, without the rest of the desktop. */
export const renderWindows = (
  manifests: readonly AppManifest[],
  { beside, ...options }: WindowsOptions = {},
) =>
  renderOnDesktop(
    <>
      {beside}
      <WindowLayer />
    </>,
    manifests,
    options,
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
  smallest: { width: 200, height: 120 },
  onPhone: "sheet",
  limits: { right: 570, bottom: 100 },
  hasControls: true,
  isOpenOnArrival: true,
  Body: SomeBody,
  ...given,
});
