/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { FramedApp } from "../../../src/apps/framed-app/FramedApp";
import { siteFrame } from "../../../src/apps/framed-app/siteFrame";
import { ShellProvider } from "../../../src/content/shell";
import { alreadyLoaded } from "../../../src/lib/alreadyLoaded";
import { type OnDemand, onDemand } from "../../../src/lib/onDemand";
import { aFramedApp, aShell } from "../../support/shell";

// While pages are built the frame's code is there; the browser has to fetch it.
jest.mock("../../../src/apps/framed-app/siteFrame", () => ({ siteFrame: {} }));
const setFrame = (part: OnDemand<ComponentType>) => Object.assign(siteFrame, part);

const Frame = () => <iframe title="Films" src="about:blank" />;
const page = (
  <ShellProvider shell={aShell({ site: { framedApps: [aFramedApp("Films")] } })}>
    <Suspense>
      <FramedApp address="/films/" hasArrivedBehind={false} />
    </Suspense>
  </ShellProvider>
);

let root: Root;
let container: HTMLElement;
let code: { arrive: (frame: ComponentType) => void; fail: (error: Error) => void }[];

/** The page at the app's own address, with the frame in its HTML, before the frame's code has come. */
const arrive = async () => {
  // Asked for by React's renderer, which is loaded after this.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  setFrame(alreadyLoaded<ComponentType>(Frame));
  container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);

  code = [];
  setFrame(
    onDemand(
      () =>
        new Promise<ComponentType>((arrive, fail) => {
          code.push({ arrive, fail });
        }),
    ),
  );
  const inHtml = screen.getByTitle("Films");
  root = await act(async () => hydrateRoot(container, page, { onRecoverableError: () => {} }));
  return inHtml;
};
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

test("the frame in the HTML stays while its code comes, and is taken over as it is", async () => {
  const inHtml = await arrive();
  expect(screen.getByTitle("Films")).toBe(inHtml);
  expect(screen.queryByRole("status")).toBeNull();
  expect(code).toHaveLength(1);

  await act(async () => code[0]?.arrive(Frame));
  expect(screen.getByTitle("Films")).toBe(inHtml);
});

test("code that does not come is said in the frame's place, and can be tried again", async () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
  await arrive();
  await act(async () => code.at(-1)?.fail(new Error("The chunk could not be fetched")));
  await act(async () => code.at(-1)?.fail(new Error("The chunk could not be fetched")));
  expect(screen.getByRole("alert")).toHaveTextContent("The chunk could not be fetched");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () => code.at(-1)?.arrive(Frame));
  expect(screen.getByTitle("Films")).toBeVisible();
  complaints.mockRestore();
});
