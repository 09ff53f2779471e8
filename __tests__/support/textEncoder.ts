import { TextDecoder, TextEncoder } from "node:util";

// jsdom has neither, and a test in it may also run what is for Node.
Object.assign(globalThis, { TextDecoder, TextEncoder });
