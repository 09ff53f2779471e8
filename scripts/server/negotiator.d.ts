/** What is used of the package, which has no types of its own. */
declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** Those of the encodings that the request accepts. */
    encodings(available: readonly string[]): string[];
  }
}
