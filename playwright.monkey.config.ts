import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

// What `npm test` does in part is done whole: the workers read this file, too.
process.env.WHOLE_MONKEY = "yes";

/** The tests that find something only in the long run. */
export default defineConfig({ ...base, testMatch: /(monkey|rounds)\.test\.ts$/ });
