import { createBodyArrivals } from "../../src/windows/bodyArrivals";

test("a task waits until all that it needs have arrived, in any order, and runs once", () => {
  const bodies = createBodyArrivals();
  const task = jest.fn();
  bodies.whenArrived(["a", "b"], task);
  bodies.arrive("b");
  bodies.arrive("c");
  expect(task).not.toHaveBeenCalled();
  bodies.arrive("a");
  expect(task).toHaveBeenCalledTimes(1);
  bodies.arrive("a");
  expect(task).toHaveBeenCalledTimes(1);
});

test("a task runs at once when all have arrived already, or none is needed", () => {
  const bodies = createBodyArrivals();
  bodies.arrive("a");
  const task = jest.fn();
  bodies.whenArrived(["a"], task);
  bodies.whenArrived([], task);
  expect(task).toHaveBeenCalledTimes(2);
});

test("a task that is called off does not run", () => {
  const bodies = createBodyArrivals();
  const task = jest.fn();
  bodies.whenArrived(["a"], task)();
  bodies.arrive("a");
  expect(task).not.toHaveBeenCalled();
});

test("each of several tasks runs as soon as it can, and may ask for more", () => {
  const bodies = createBodyArrivals();
  const ran: string[] = [];
  bodies.whenArrived(["a"], () => {
    ran.push("a");
    bodies.whenArrived(["a", "b"], () => ran.push("both"));
  });
  bodies.whenArrived(["b"], () => ran.push("b"));
  bodies.arrive("a");
  expect(ran).toEqual(["a"]);
  bodies.arrive("b");
  expect(ran.sort()).toEqual(["a", "b", "both"]);
});
