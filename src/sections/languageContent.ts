import * as v from "valibot";

/** The language of a text that is not in the site's, as every query asks for it. */
export const languageContent = v.nullable(v.object({ lang: v.string(), dir: v.string() }));
