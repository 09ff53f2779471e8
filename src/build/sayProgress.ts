/** A log that is read later is no place for a bar: a line now and then. */
const PAUSE_MS = 5000;

/** Tells how far a long piece of work is: so many are done of so many. */
export type TellProgress = (done: number, total: number) => void;

/**
 * Says how far a long piece of work is ("Scaling the pictures: 12 of 91"), at most every five seconds. Nothing in a
 * terminal, where Gatsby shows what it is at.
 */
export const sayProgress = (
  what: string,
  say: (line: string) => void,
  isTerminal = process.stdout.isTTY === true,
): TellProgress => {
  let saidAt = Date.now();
  return (done, total) => {
    if (isTerminal || Date.now() - saidAt < PAUSE_MS) return;
    saidAt = Date.now();
    say(`${what}: ${done} of ${total}`);
  };
};
