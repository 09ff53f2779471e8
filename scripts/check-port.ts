import { DEVELOP_PORT, expectFreePort, SERVE_PORT, wantedPort } from "./server/port";

/** Before a build that takes a while, or a server that would ask: is the port there that will be wanted? */
const script = process.env.npm_lifecycle_event ?? "start";
const checkPort = async () =>
  expectFreePort(wantedPort(script === "develop" ? DEVELOP_PORT : SERVE_PORT), script);

checkPort().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
