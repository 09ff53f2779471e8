/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { SLOW_AFTER_MS, useFrameLoading } from "../../../src/apps/framed-app/useFrameLoading";

const ADDRESS = "https://films.example/tonight";

const Framed = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { loading, onLoad } = useFrameLoading(frame);
  return (
    <>
      <iframe ref={frame} title="Films" src={ADDRESS} onLoad={onLoad} />
      <output>{loading}</output>
    </>
  );
};

const frame = () => screen.getByTitle("Films");
const loading = () => screen.getByRole("status").textContent;

/** What the browser has answers for, by address. */
const answered = (...addresses: string[]) => {
  const getEntriesByName = (name: string, type: string) =>
    type === "resource" && addresses.includes(name) ? [{ name }] : [];
  Object.assign(performance, { getEntriesByName });
};

beforeEach(() => {
  answered();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("a frame that the page opens", () => {
  test("loads until it says that it has, and is slow after a while", () => {
    render(<Framed />);
    expect(loading()).toBe("loading");
    act(() => jest.advanceTimersByTime(SLOW_AFTER_MS - 1));
    expect(loading()).toBe("loading");
    act(() => jest.advanceTimersByTime(1));
    expect(loading()).toBe("slow");
    fireEvent.load(frame());
    expect(loading()).toBe("loaded");
    act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
    expect(loading()).toBe("loaded");
  });

  test("loads anew when it is opened again, whatever was answered before", () => {
    answered(ADDRESS);
    render(<Framed />);
    expect(loading()).toBe("loading");
    fireEvent.load(frame());
    expect(loading()).toBe("loaded");
  });
});

describe("a frame that is in the page's HTML", () => {
  const arrive = async () => {
    // Asked for by React's renderer, which is loaded after this.
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import("react-dom/server");
    const container = document.createElement("div");
    container.innerHTML = renderToString(<Framed />);
    document.body.append(container);
    const inHtml = frame();
    const root = await act(async () => hydrateRoot(container, <Framed />));
    leave = () => {
      act(() => root.unmount());
      container.remove();
    };
    expect(frame()).toBe(inHtml);
  };
  let leave = () => {};
  afterEach(() => leave());

  test("may have loaded before the script was there, which heard nothing of it", async () => {
    answered(ADDRESS);
    await arrive();
    expect(loading()).toBe("loaded");
    act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
    expect(loading()).toBe("loaded");
  });

  test("loads on while it has not been answered", async () => {
    answered("https://films.example/other");
    await arrive();
    expect(loading()).toBe("loading");
    act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
    expect(loading()).toBe("slow");
    fireEvent.load(frame());
    expect(loading()).toBe("loaded");
  });
});
