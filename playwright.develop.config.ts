import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** Tests of the site while it is developed: `scripts/test-develop.ts` starts it, and says where. */
export default defineConfig({
  ...base,
  testDir: "__tests__/develop",
  // All of them edit the same files.
  fullyParallel: false,
  workers: 1,
  use: { ...base.use, baseURL: `${process.env.DEVELOP_ADDRESS}/` },
  webServer: undefined,
});
