import { pathPrefix } from "../src/build/pathPrefix";
import { expectFreePort, SERVE_PORT, wantedPort } from "./server/port";
import { createSiteServer } from "./server/siteServer";

const serve = async () => {
  const port = wantedPort(SERVE_PORT);
  const server = createSiteServer();
  await expectFreePort(port, "serve");
  server.listen(port, () => {
    console.log(`The built site is at http://localhost:${port}${pathPrefix()}/`);
  });
};

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
