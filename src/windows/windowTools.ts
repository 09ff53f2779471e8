import { onDemand } from "../lib/onDemand";

/** What windows are resized and put to edges with: it comes when the visitor first does something. */
export const windowTools = onDemand(() => import("./tools"));

export type WindowTools = Awaited<ReturnType<typeof windowTools.load>>;
