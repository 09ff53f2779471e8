/** Tells the person who waits what is being done, apart from the result. */
export const say = (what: string): void => {
  process.stderr.write(`${what} …\n`);
};
