/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isNewVersionOut } from "../../src/lib/newVersion";
import { onDemand } from "../../src/lib/onDemand";
import { OnDemandPart } from "../../src/ui/OnDemandPart";

jest.mock("../../src/lib/newVersion", () => ({
  ...jest.requireActual("../../src/lib/newVersion"),
  isNewVersionOut: jest.fn(async () => false),
}));

test("a spinner, an error with a way to try again, and the part", async () => {
  const attempts: { arrive: (value: string) => void; fail: (error: Error) => void }[] = [];
  const part = onDemand(
    () =>
      new Promise<string>((arrive, fail) => {
        attempts.push({ arrive, fail });
      }),
  );
  render(<OnDemandPart part={part}>{(value) => <p>{value}</p>}</OnDemandPart>);
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();

  await act(async () => attempts[0]?.fail(new Error("The part is gone.")));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("The part is gone.");

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();

  await act(async () => attempts[1]?.arrive("Here it is."));
  expect(screen.getByText("Here it is.")).toBeInTheDocument();
});

test("a part that is gone since the site was deployed anew can only be had by a reload", async () => {
  jest.mocked(isNewVersionOut).mockResolvedValueOnce(true);
  const part = onDemand(() => Promise.reject(new Error("The part is gone.")));
  render(<OnDemandPart part={part}>{() => <p>Here it is.</p>}</OnDemandPart>);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^A new version of this site is outReload$/,
  );
  expect(screen.getByRole("button")).toHaveAccessibleName("Reload");
});
