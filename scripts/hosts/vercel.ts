import { type Headers, isFolder, KEPT_FOLDER } from "../../src/build/headers/siteHeaders";
import type { HostedSite } from "./hostFile";

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** For a look ahead: what begins with one of these. */
const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const lookahead = (path: string): string => {
  const rest = escaped(decodeURI(path).slice(1));
  return isFolder(path) ? rest : `${rest}$`;
};

/**
 * How Vercel builds the site and answers. `framework` says that it is none: for a site of Gatsby's Vercel would add a plugin and
 * headers of its own to the build.
 */
export const vercelJson = ({ headers: { always, ofKind, types, framed } }: HostedSite): string => {
  const others = [KEPT_FOLDER, ...framed].map(lookahead).join("|");
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: "npm run build",
    outputDirectory: "public",
    trailingSlash: true,
    headers: [
      rule("/(.*)", always),
      rule(`${KEPT_FOLDER}(.*)`, ofKind.kept),
      ...framed.map((own) => rule(isFolder(own) ? `${own}(.*)` : own, ofKind.framed)),
      rule(`/((?!${others}).*)`, ofKind.usual),
      ...Object.entries(types).map(([path, type]) => rule(path, { "Content-Type": type })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};
