import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../../../scripts/server/listen";
import { createSiteServer } from "../../../scripts/server/siteServer";
import { pathPrefix } from "../../../src/build/pathPrefix";
import { answerOf } from "../../hosts/support/answer";
import { FIRST_SCRIPT } from "./firstScript";

export interface TestedSite {
  /** With a slash at its end. */
  readonly address: string;
  /** Refuses what lies at paths like this, until `mend`. */
  refuse(paths: RegExp): void;
  /** Lets what lies at paths like this wait, until what it returns is called. */
  hold(paths: RegExp): () => void;
  /** Lets pages run nothing, until `mend`. */
  refuseScripts(): void;
  /** Puts more into the page at a path of the site, such as a script, until `mend`: before its policy, or into its body. */
  add(path: string, html: string, where?: "first" | "body"): void;
  mend(): void;
  close(): Promise<void>;
}

/** What no longer holds of a page with one script more. */
const OUTDATED = ["content-length", "etag", "last-modified", "connection", "keep-alive"];

/**
 * The site as it was built last, from its own server. What a driver can't do to its browser's network is done here, and every
 * page begins with `FIRST_SCRIPT`.
 */
export const startTestedSite = async (): Promise<TestedSite> => {
  const site = createSiteServer();
  const behind = await listen(createSiteServer());
  let refused: RegExp | null = null;
  let runsScripts = true;
  let held: { readonly paths: RegExp; readonly released: Promise<void> } | null = null;
  let added: { readonly path: string; readonly first: string; readonly body: string } | null = null;
  const prefix = pathPrefix();

  const answerWithPage = async ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answerOf(behind.origin, url);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && !OUTDATED.includes(name)) response.setHeader(name, value);
    if (!runsScripts) response.appendHeader("Content-Security-Policy", "script-src 'none'");
    response.statusCode = status;
    const more = url === `${prefix}${added?.path}` ? added : null;
    response.end(
      String(body)
        .replace(/<head[^>]*>/, `$&${FIRST_SCRIPT}${more?.first ?? ""}`)
        .replace(/<body[^>]*>/, `$&${more?.body ?? ""}`),
    );
  };

  const server = createServer((request, response) => {
    const { url = "", headers } = request;
    if (refused?.test(url)) request.socket.destroy();
    else if (held?.paths.test(url))
      void held.released.then(() => site.emit("request", request, response));
    else if (headers.accept?.includes("text/html")) void answerWithPage(request, response);
    else site.emit("request", request, response);
  });
  const { origin, close } = await listen(server);

  return {
    address: `${origin}${prefix}/`,
    refuse(paths) {
      refused = paths;
    },
    hold(paths) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { paths, released };
      return release;
    },
    refuseScripts() {
      runsScripts = false;
    },
    add(path, html, where = "first") {
      added = { path, first: "", body: "", [where]: html };
    },
    mend() {
      refused = null;
      held = null;
      added = null;
      runsScripts = true;
    },
    async close() {
      await Promise.all([close(), behind.close()]);
    },
  };
};
