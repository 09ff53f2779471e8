import { spawnSync } from "node:child_process";

const NEXT = `
The site is in public/. npm run serve shows it at http://localhost:9000, and docs/guide/online.md says how to publish it.`;

const BUILD = ["gatsby", "build", "--prefix-paths", ...process.argv.slice(2)];

if (spawnSync("npx", BUILD, { stdio: "inherit" }).status === 0) console.log(NEXT);
else process.exitCode = 1;
