/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { FramedApp } from "../../../src/apps/framed-app/FramedApp";
import { ShellProvider } from "../../../src/content/shell";
import { aFramedApp, aShell } from "../../support/shell";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => undefined,
  withPrefix: (path: string) => (path.startsWith("/") ? `/prefix${path}` : path),
}));

const ADDRESS = "https://films.example/tonight";

const openMovie = async (url = ADDRESS) => {
  const films = aFramedApp("Films", { title: "Film night", url });
  render(
    <ShellProvider shell={aShell({ site: { framedApps: [aFramedApp("Notes"), films] } })}>
      <FramedApp address={films.address} hasArrivedBehind={false} />
    </ShellProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  return screen.getByTitle<HTMLIFrameElement>("Film night");
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const SENTENCE = /still loading after ten seconds/;

beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] }));
afterEach(() => jest.useRealTimers());

it("frames the owner's address with no more rights than it needs", async () => {
  const iframe = await openMovie();
  expect(iframe).toHaveAttribute("src", ADDRESS);
  expect(iframe).toHaveAttribute("referrerpolicy", "no-referrer");
  // What hosts with headers turn off for the page, no frame has on a host without them.
  expect(iframe).not.toHaveAttribute("allow");
  expect(iframe.getAttribute("sandbox")).toContain("allow-same-origin");
});

it("frames a page of this site, under its path prefix, outside our origin", async () => {
  const iframe = await openMovie("/movie-platform/");
  expect(iframe.src).toBe("http://localhost/prefix/movie-platform/");
  expect(iframe.getAttribute("sandbox")).toMatch(/allow-scripts/);
  expect(iframe.getAttribute("sandbox")).not.toMatch(/allow-same-origin/);
});

it("offers the plain link all the time", async () => {
  const iframe = await openMovie();
  const link = () => screen.getByRole("link", { name: "Open in a new tab" });
  expect(link()).toHaveAttribute("href", ADDRESS);
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener noreferrer");
  fireEvent.load(iframe);
  expect(link()).toBeVisible();
});

it("shows that the frame loads until it has", async () => {
  const iframe = await openMovie();
  expect(screen.getByRole("progressbar", { name: "Loading Film night" })).toBeVisible();
  fireEvent.load(iframe);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("says so after ten seconds without a load, and takes it back when it loads after all", async () => {
  const iframe = await openMovie();
  await pass(9_999);
  expect(screen.queryByText(SENTENCE)).toBeNull();
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();

  await pass(1);
  expect(status).toHaveTextContent(SENTENCE);
  expect(within(status).getByRole("link")).toHaveAttribute("href", ADDRESS);
  expect(screen.getByRole("progressbar")).toBeVisible();

  fireEvent.load(iframe);
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("says nothing of a frame that has loaded in time", async () => {
  const iframe = await openMovie();
  await pass(9_999);
  fireEvent.load(iframe);
  await pass(60_000);
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

it("waits behind the page until the visitor does something", async () => {
  const films = aFramedApp("Films", { title: "Film night", url: ADDRESS });
  render(
    <ShellProvider shell={aShell({ site: { framedApps: [films] } })}>
      <FramedApp address={films.address} hasArrivedBehind />
    </ShellProvider>,
  );
  await pass(60_000);
  expect(screen.queryByTitle("Film night")).toBeNull();
  fireEvent.keyDown(window, { key: "Tab" });
  await pass(0);
  expect(screen.getByTitle("Film night")).toHaveAttribute("src", ADDRESS);
});
