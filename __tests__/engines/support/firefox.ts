import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIREFOX, findAny } from "../../../scripts/engines/programs";
import { freePort, startProgram } from "../../hosts/support/program";
import { connectBidi } from "./bidi";
import type { Driver, EngineBrowser } from "./driver";
import type { Engine } from "./engine";

/** What a browser does of its own accord and nobody asked for here. */
const PREFERENCES: Readonly<Record<string, boolean | number | string>> = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // A laptop's own setting would be the tests' else.
  "ui.prefersReducedMotion": 0,
};

const writeProfile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, "user.js"), lines.join(""));
  return folder;
};

/** What a script in the page comes to: its result as JSON, since the protocol has a notation of its own. */
interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox without a screen, over WebDriver BiDi, which it speaks by itself. */
const start = async (): Promise<EngineBrowser> => {
  const profile = writeProfile();
  const port = await freePort();
  const program = await startProgram(port, findAny(FIREFOX.programs.flat()) ?? "", [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    String(port),
  ]);
  const { ask, close } = await connectBidi(`ws://127.0.0.1:${port}/session`);
  await ask("session.new", { capabilities: {} });

  const newVisitor = async (): Promise<Driver> => {
    const { userContext } = await ask<{ userContext: string }>("browser.createUserContext");
    const { context } = await ask<{ context: string }>("browsingContext.create", {
      type: "tab",
      userContext,
    });
    const wait = "interactive";
    return {
      open: (url) => ask("browsingContext.navigate", { context, url, wait }),
      reload: () => ask("browsingContext.reload", { context, wait }),
      async call(functionText, values) {
        const { result, exceptionDetails } = await ask<Evaluated>("script.evaluate", {
          expression: `(async()=>JSON.stringify(await(${functionText})(...${JSON.stringify(values)})))()`,
          target: { context },
          awaitPromise: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result?.value === undefined ? undefined : JSON.parse(result.value);
      },
      perform: (actions) => ask("input.performActions", { context, actions }),
      resize: (viewport) => ask("browsingContext.setViewport", { context, viewport }),
      close: () => ask("browser.removeUserContext", { userContext }),
    };
  };

  return {
    newVisitor,
    async close() {
      close();
      await program.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

export const firefox: Engine = { ...FIREFOX, start, lacks: {} };
