import { pathPrefix } from "../src/build/pathPrefix";
import { expectFreePort, SERVE_PORT, wantedPort } from "./server/port";
import { createSiteServer } from "./server/siteServer";

const serve = async () => {
  const port = wantedPort(SERVE_PORT);
  const server = createSiteServer();
  await expectFreePort(port, "serve");
  // Nobody else on the network, unless the environment says so: HOST=0.0.0.0 shows the site to all who can reach this machine.
  const host = process.env.HOST || "localhost";
  server.listen(port, host, () => {
    console.log(`The built site is at http://${host}:${port}${pathPrefix()}/`);
  });
};

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
