import { onDemand } from "../../lib/onDemand";

/** Neither the frame nor the code around it is fetched before the window is first opened. */
export const movieFrame = onDemand(async () => (await import("./MovieFrame")).MovieFrame);
