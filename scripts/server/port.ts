import { createServer } from "node:net";

export const SERVE_PORT = 9000;
export const DEVELOP_PORT = 8000;

/** Those before it are for the system on many machines. */
const FIRST_COMMON_PORT = 1024;
const LAST_PORT = 65535;

/**
 * The port that the environment's `PORT` names, or the usual one.
 *
 * @throws {Error} when `PORT` is no port.
 */
export const wantedPort = (usual: number, text = process.env.PORT): number => {
  if (text === undefined || text === "") return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= LAST_PORT) return port;
  throw new Error(`PORT is ${JSON.stringify(text)}; it should be a whole number from 1 to 65535.`);
};

export const isFreePort = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** @throws {Error} when there is none from here on. */
export const nextFreePort = async (from: number): Promise<number> => {
  for (let port = from; port <= LAST_PORT; port++) if (await isFreePort(port)) return port;
  throw new Error(`No port from ${from} on is free.`);
};

/** As it is typed: `npm start`, `npm run serve`. */
const commandOf = (script: string) => (script === "start" ? "npm start" : `npm run ${script}`);

/**
 * @param script the npm script that wants the port; what to type instead is told with it
 * @throws {Error} when the port can't be had; says which one can.
 */
export const expectFreePort = async (port: number, script: string): Promise<void> => {
  if (await isFreePort(port)) return;
  const free = await nextFreePort(Math.max(port, FIRST_COMMON_PORT - 1) + 1);
  throw new Error(
    `Port ${port} is in use, or needs rights that you don't have. ${free} is free: PORT=${free} ${commandOf(script)}`,
  );
};
