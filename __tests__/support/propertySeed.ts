import fc from "fast-check";

/**
 * A push should fail only for its own changes, so properties are tested with the same values each time.
 * `PROPERTY_SEED` gives other values, as the weekly workflow does.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 17) });
