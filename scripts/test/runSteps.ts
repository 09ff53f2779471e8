import { spawn } from "node:child_process";

/** A part of a test run: one command of the shell. */
export interface Step {
  readonly title: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly title: string;
  readonly seconds: number;
  readonly hasPassed: boolean;
}

/** Runs a step. Prints its output when it ends, so that parallel steps do not mix theirs. */
const runStep = ({ title, command, environment }: Step): Promise<Outcome> => {
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = (performance.now() - start) / 1000;
      const hasPassed = code === 0;
      console.log(
        `\n── ${title}: ${hasPassed ? "passed" : "FAILED"} in ${seconds.toFixed(0)} s ──`,
      );
      console.log(Buffer.concat(output).toString());
      resolve({ title, seconds, hasPassed });
    });
  });
};

/** Steps that run one after the other. */
export type Lane = readonly Step[];

const runLane = async (lane: Lane): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of lane) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.hasPassed) break;
  }
  return outcomes;
};

/**
 * Runs stages one after the other, and the lanes of a stage side by side, up to the first stage with a failure. Then runs the
 * independent steps, even if others have failed. Prints the seconds of each step, and sets the exit code.
 */
export const runStages = async (
  stages: readonly (readonly Lane[])[],
  independent: Lane = [],
): Promise<void> => {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  const hasFailed = () => outcomes.some(({ hasPassed }) => !hasPassed);
  for (const lanes of stages) {
    outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
    if (hasFailed()) break;
  }
  if (!hasFailed()) for (const step of independent) outcomes.push(await runStep(step));
  console.log("\nSeconds of each step:");
  for (const { title, seconds, hasPassed } of outcomes) {
    console.log(`${seconds.toFixed(0).padStart(6)}  ${title}${hasPassed ? "" : "  FAILED"}`);
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(6)}  in all`);
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed).length;
  console.log(`\nSteps: ${outcomes.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};
