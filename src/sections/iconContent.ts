import * as v from "valibot";

/** A drawn icon, as every query asks for it. */
export const iconContent = v.object({ viewBox: v.string(), body: v.string() });
