/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { type OnDemand, onDemand } from "../../src/lib/onDemand";
import { useOnDemand } from "../../src/lib/useOnDemand";

/** A part whose attempts the test ends. */
const heldPart = () => {
  const attempts: { arrive: (value: string) => void; fail: (error: Error) => void }[] = [];
  const part = onDemand(
    () =>
      new Promise<string>((arrive, fail) => {
        attempts.push({ arrive, fail });
      }),
  );
  return { part, attempts };
};

const Shown = ({ part }: { part: OnDemand<string> }) => {
  const state = useOnDemand(part);
  if (state.status === "ready") return <p>{state.value}</p>;
  if (state.status === "loading") return <p>loading</p>;
  return (
    <button type="button" onClick={state.retry}>
      {String(state.error)}
    </button>
  );
};

test("loading, then ready; asked for once under StrictMode, too", async () => {
  const { part, attempts } = heldPart();
  render(<Shown part={part} />, { wrapper: StrictMode });
  expect(screen.getByText("loading")).toBeDefined();
  expect(attempts).toHaveLength(1);
  await act(async () => attempts[0]?.arrive("menu"));
  expect(screen.getByText("menu")).toBeDefined();
});

test("a part that is there already shows in the first render", async () => {
  const { part, attempts } = heldPart();
  const loading = part.load();
  attempts[0]?.arrive("menu");
  await loading;
  render(<Shown part={part} />);
  expect(screen.getByText("menu")).toBeDefined();
});

test("failed, and only a retry tries again", async () => {
  const { part, attempts } = heldPart();
  render(<Shown part={part} />);
  await act(async () => attempts[0]?.fail(new Error("gone")));
  const retry = screen.getByRole("button", { name: "Error: gone" });
  expect(attempts).toHaveLength(1);

  await act(async () => retry.click());
  expect(screen.getByText("loading")).toBeDefined();
  await act(async () => attempts[1]?.fail(new Error("still gone")));
  await act(async () => screen.getByRole("button", { name: "Error: still gone" }).click());
  await act(async () => attempts[2]?.arrive("menu"));
  expect(screen.getByText("menu")).toBeDefined();
});

test("given another part, it forgets the first, however that ends", async () => {
  const first = heldPart();
  const second = heldPart();
  const { rerender } = render(<Shown part={first.part} />);
  rerender(<Shown part={second.part} />);
  await act(async () => second.attempts[0]?.fail(new Error("gone")));
  await act(async () => first.attempts[0]?.fail(new Error("old")));
  expect(screen.getByRole("button", { name: "Error: gone" })).toBeDefined();
  rerender(<Shown part={first.part} />);
  expect(screen.getByText("loading")).toBeDefined();
});
