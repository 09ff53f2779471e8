import { createHash } from "node:crypto";
import type { OwnersHosts } from "./ownersHosts";

const hashSource = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * A page's content security policy, as the text of its meta element. Anything it does not name is refused: plug-ins, media, workers, forms.
 *
 * @param inlineScripts contents of the page's script elements, which run by their hash
 */
export const contentSecurityPolicy = (
  inlineScripts: readonly string[],
  { frames, pictures, scripts }: OwnersHosts,
): string =>
  [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...inlineScripts.map(hashSource)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...pictures, ...scripts],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...scripts],
    ...(frames.length > 0 ? [["frame-src", ...frames]] : []),
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join(";");
