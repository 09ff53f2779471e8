/** What is used of the package, which has no types of its own. */
declare module "send" {
  import type { EventEmitter } from "node:events";
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface SendError extends Error {
    /** The status that is to be answered with. */
    status: number;
    headers?: Readonly<Record<string, string>>;
  }

  interface SendStream extends EventEmitter {
    on(event: "error", listener: (error: SendError) => void): this;
    pipe(response: ServerResponse): void;
  }

  export default function send(
    request: IncomingMessage,
    path: string,
    options: {
      root: string;
      cacheControl: boolean;
      dotfiles: "allow";
      index: false;
    },
  ): SendStream;
}
