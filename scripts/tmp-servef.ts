import { createSiteServer } from "./server/siteServer";
createSiteServer({ folder: process.argv[2] } as never).listen(Number(process.argv[3]));
