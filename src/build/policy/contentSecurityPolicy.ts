import { createHash } from "node:crypto";
import type { OwnersHosts } from "./ownersHosts";

/** What stands in a page's HTML and is to apply all the same: the contents of its script and style elements. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Names of `createPolicy`: the one that all addresses of scripts go through, and the one of `lib/trustedHtml`. */
const TRUSTED_TYPES = ["default", "content"];

const hashSource = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * What a page may do, as the text of its policy. Nothing that is not said here: no plug-ins, no media, no workers, no forms.
 *
 * - Scripts are those in the HTML, and what these load (`'strict-dynamic'`), which `require-trusted-types-for` narrows down
 *   to addresses that `desktop/trustedScripts` lets through.
 * - Styles are those in the HTML and the site's files. What Emotion adds is no element: see `theme/laterStyles`.
 */
export const contentSecurityPolicy = (
  { scripts, styles }: InlineCode,
  { frames, pictures, connections }: OwnersHosts,
): string =>
  [
    ["default-src", "'none'"],
    ["script-src", "'strict-dynamic'", ...scripts.map(hashSource)],
    ["style-src", "'self'", ...styles.map(hashSource)],
    ["img-src", "'self'", ...pictures],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connections],
    ...(frames.length > 0 ? [["frame-src", ...frames]] : []),
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...TRUSTED_TYPES],
  ]
    .map((directive) => directive.join(" "))
    .join(";");
