import fc from "fast-check";

/**
 * A push is judged by what it changed, not by the day's luck: properties are tried with the same values each time.
 * `PROPERTY_SEED` is another hunt, which the weekly workflow goes on.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 17) });
