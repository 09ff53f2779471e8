import { runStages } from "./test/runSteps";

/** `npm run test:release`: tests that take too long for every push. CONTRIBUTING.md says which test belongs here. */
void runStages(
  [
    [
      [
        { title: "browser", command: "tsx scripts/ensure-browser.ts" },
        { title: "servers", command: "tsx scripts/ensure-servers.ts" },
        { title: "other browsers", command: "tsx scripts/ensure-engines.ts" },
      ],
    ],
    [[{ title: "build", command: "npm run build" }]],
  ],
  [
    {
      title: "details, faults, sweeps, random actions, leaks",
      command: "playwright test --project=details --project=release",
    },
    { title: "Firefox", command: "playwright test --project=firefox" },
    {
      // One after the other: each of them starts browsers, servers or builds.
      title: "hosts, WebKit, upgrade, commands, builds",
      command: "jest --config jest.release.config.cjs --runInBand",
    },
    { title: "develop", command: "playwright test --project=develop" },
    { title: "data sets", command: "tsx scripts/test/dataSets.ts" },
  ],
);
