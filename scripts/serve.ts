import { pathPrefix } from "../src/build/pathPrefix";
import { createSiteServer } from "./server/siteServer";

const DEFAULT_PORT = 9000;

const port = Number(process.env.PORT ?? DEFAULT_PORT);
try {
  createSiteServer().listen(port, () => {
    console.log(`The built site is at http://localhost:${port}${pathPrefix()}/`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
