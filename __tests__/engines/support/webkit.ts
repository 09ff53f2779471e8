import { WEBKIT } from "../../../scripts/engines/programs";
import type { Size } from "../../../src/lib/geometry";
import { freePort, startProgram } from "../../hosts/support/program";
import type { Driver, EngineBrowser } from "./driver";
import type { Engine } from "./engine";
import { startScreen } from "./screen";

/** Gives commands in WebDriver's words: https://w3c.github.io/webdriver/ */
const commandsTo =
  (address: string) =>
  async <Result>(method: "GET" | "POST" | "DELETE", path: string, parameters: object = {}) => {
    const response = await fetch(address + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${path}: ${error}: ${message}`);
    }
    return value as Result;
  };

/** WebKitGTK's own small browser, through its WebDriver. */
const start = async (): Promise<EngineBrowser> => {
  const screen = await startScreen();
  const port = await freePort();
  const program = await startProgram(port, "WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: screen.display,
    GDK_BACKEND: "x11",
    // Without a graphics card.
    LIBGL_ALWAYS_SOFTWARE: "1",
  });

  const newVisitor = async (): Promise<Driver> => {
    const { sessionId } = await commandsTo(program.origin)<{ sessionId: string }>(
      "POST",
      "/session",
      { capabilities: {} },
    );
    const command = commandsTo(`${program.origin}/session/${sessionId}`);
    const call = (functionText: string, args: readonly unknown[]) =>
      command("POST", "/execute/sync", {
        script: `return(${functionText})(...arguments)`,
        args,
      });
    return {
      open: (url) => command("POST", "/url", { url }),
      reload: () => command("POST", "/refresh"),
      call,
      perform: (actions) => command("POST", "/actions", { actions }),
      async resize({ width, height }) {
        const window = await command<Size>("GET", "/window/rect");
        const page = (await call("()=>({width:innerWidth,height:innerHeight})", [])) as Size;
        await command("POST", "/window/rect", {
          width: width + window.width - page.width,
          height: height + window.height - page.height,
        });
      },
      close: () => command("DELETE", ""),
    };
  };

  return {
    newVisitor,
    async close() {
      await program.close();
      await screen.close();
    },
  };
};

export const webkit: Engine = {
  ...WEBKIT,
  start,
  lacks: {
    fingers: "WebKitGTK's driver knows no touches",
    pressesWhileLoading: "its driver does nothing before a page has loaded",
  },
};
