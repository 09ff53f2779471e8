/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "../../src/ui/ErrorBoundary";
import { ErrorView } from "../../src/ui/ErrorView";

const torn = Object.assign(new Error("The reel is torn"), { stack: "at Reel (reel.ts:1)" });

describe("what is read out at once", () => {
  test("is what could not be had, what to do about it, and what the error says of itself", () => {
    render(<ErrorView error={torn} sentence="The film could not be loaded." onRetry={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Unexpected Application Error!The film could not be loaded\.The reel is tornTry again$/,
    );
  });

  test("does not hold the stack, which is there to be unfolded", async () => {
    render(<ErrorView error={torn} />);
    const stack = screen.getByText("at Reel (reel.ts:1)");
    expect(screen.getByRole("alert")).not.toContainElement(stack);
    expect(stack).not.toBeVisible();
    await userEvent.click(screen.getByText("Technical details"));
    expect(stack).toBeVisible();
  });
});

describe("Try again", () => {
  let isBroken = true;
  const Reel = () => {
    if (isBroken) throw torn;
    return <p>The film</p>;
  };
  const retry = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));

  beforeEach(() => {
    isBroken = true;
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test("leaves the focus in the panel around it", async () => {
    render(
      <div role="tabpanel" tabIndex={-1}>
        <ErrorBoundary>
          <Reel />
        </ErrorBoundary>
      </div>,
    );
    isBroken = false;
    await retry();
    expect(screen.getByText("The film")).toBeVisible();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  test("or at the heading of the window around it", async () => {
    render(
      <section>
        <h2 tabIndex={-1}>Films</h2>
        <div>
          <ErrorBoundary>
            <Reel />
          </ErrorBoundary>
        </div>
      </section>,
    );
    isBroken = false;
    await retry();
    expect(screen.getByRole("heading", { name: "Films" })).toHaveFocus();
  });

  test("or on the page, also where that fails again", async () => {
    render(
      <ErrorBoundary>
        <Reel />
        <a href="/elsewhere">Elsewhere</a>
      </ErrorBoundary>,
    );
    await retry();
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
    isBroken = false;
    await retry();
    expect(screen.getByRole("link")).toHaveFocus();
  });
});
