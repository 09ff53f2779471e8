/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { useLeaving } from "../../src/lib/useLeaving";

interface ThingProps {
  isLeaving: boolean;
  onLeft: () => void;
}

const Thing = ({ isLeaving, onLeft }: ThingProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLeaving(ref, isLeaving, onLeft);
  return <div ref={ref} />;
};

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations");
});

/** Lets everything move (jsdom moves nothing); returns how to end the motion. */
const move = () => {
  let end = () => {};
  const finished = new Promise<Animation>((resolve) => {
    end = () => resolve({} as Animation);
  });
  HTMLElement.prototype.getAnimations = () => [{ finished } as Animation];
  return () => act(async () => end());
};

it("what leaves has left when its motion is over", async () => {
  const endMotion = move();
  const onLeft = jest.fn();
  render(<Thing isLeaving onLeft={onLeft} />);
  expect(onLeft).not.toHaveBeenCalled();
  await endMotion();
  expect(onLeft).toHaveBeenCalledTimes(1);
});

it("what comes back meanwhile has not left", async () => {
  const endMotion = move();
  const onLeft = jest.fn();
  const { rerender } = render(<Thing isLeaving onLeft={onLeft} />);
  rerender(<Thing isLeaving={false} onLeft={onLeft} />);
  await endMotion();
  expect(onLeft).not.toHaveBeenCalled();
});

it("leaves at once where nothing moves", () => {
  const onLeft = jest.fn();
  render(<Thing isLeaving onLeft={onLeft} />);
  expect(onLeft).toHaveBeenCalledTimes(1);
});
