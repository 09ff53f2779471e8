/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { FramedApp } from "../../../src/apps/framed-app/FramedApp";
import { ShellProvider } from "../../../src/content/shell";
import { PRELOAD_ERROR_EVENT } from "../../../src/lib/onDemand";
import { aFramedApp, aShell } from "../../support/shell";

let isOnline = false;
jest.mock("../../../src/apps/framed-app/SiteFrame", () => ({
  get SiteFrame() {
    if (!isOnline) throw new Error("The chunk could not be fetched");
    return () => <p>The frame</p>;
  },
}));

it("says that its code could not be had, and tries again when asked", async () => {
  const onPreloadError = jest.fn();
  window.addEventListener(PRELOAD_ERROR_EVENT, onPreloadError);
  render(
    <ShellProvider shell={aShell({ site: { framedApps: [aFramedApp("Films")] } })}>
      <FramedApp address="/films/" hasArrivedBehind={false} />
    </ShellProvider>,
  );
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("The chunk could not be fetched");
  expect(onPreloadError).toHaveBeenCalledTimes(1);

  isOnline = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The frame")).toBeVisible();
});
