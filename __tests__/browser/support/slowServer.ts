import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const PIECES = 40;
/** Long enough for a frame to be drawn of what has arrived. */
const PAUSE_MS = 30;

/** The tags of a document, with the text after each, in about `PIECES` pieces. */
const piecesOf = (html: string): string[] => {
  const tags = html.split(/(?=<)/);
  const size = Math.ceil(tags.length / PIECES);
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size).join(""),
  );
};

export interface SlowServer {
  /** Where the site is, without a slash at the end, such as `http://localhost:40123`. */
  site: string;
  close: () => void;
}

/** The site at `site`, from a server that hands out HTML bit by bit, as a slow connection does. */
export const startSlowServer = async (site: string): Promise<SlowServer> => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      for (const piece of piecesOf(await answer.text())) {
        response.write(piece);
        await pause(PAUSE_MS);
      }
      response.end();
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: `http://localhost:${port}${new URL(site).pathname.replace(/\/$/, "")}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
