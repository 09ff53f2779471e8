import { loadable } from "../lib/loading";

/** What windows are resized and put to edges with: it comes when the visitor first does something. */
export const windowTools = loadable(["code", "window-tools"], () => import("./tools"));

export type WindowTools = typeof import("./tools");
