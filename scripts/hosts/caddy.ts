import { type Headers, isFolder, KEPT_FOLDER } from "../../src/build/headers/siteHeaders";
import { type HostedSite, MADE_BY } from "./hostFile";

export interface CaddyOptions {
  /** Default: what the environment's SITE_ADDRESS says, or port 80. */
  readonly address?: string;
  /** The folder that is the root of the domain; the site is in it, or below it by its prefix. */
  readonly root?: string;
}

const block = (before: string, headers: Headers, ...more: string[]): string =>
  [
    `\theader ${before}{`,
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`),
    ...more.map((line) => `\t\t${line}`),
    "\t}",
  ].join("\n");

const variesBlock = block("", { Vary: "Accept-Encoding" }, "defer");

/** A server of the built site for Caddy, which fetches a certificate of its own for a site address that is a domain. */
export const caddyfile = (
  { headers, prefix }: HostedSite,
  { address = "{$SITE_ADDRESS::80}", root = "/srv" }: CaddyOptions = {},
): string => {
  const { always, ofKind, types, framed } = headers;
  const kept = `${prefix}${KEPT_FOLDER}*`;
  const frames = framed.map((own) => prefix + decodeURI(isFolder(own) ? `${own}*` : own));
  return `# ${MADE_BY}; docs/deploy/caddy.md says where it goes.

${address} {
	root * ${root}

${block("", always, "-Server")}

	# Caddy says so only of what it sends compressed, and nobody who keeps the other would know.
${variesBlock}

	@kept path ${kept}
${block("@kept ", ofKind.kept)}
${
  frames.length === 0
    ? ""
    : `
	@framed path ${frames.join(" ")}
${block("@framed ", ofKind.framed)}
`
}
	@usual not path ${[kept, ...frames].join(" ")}
${block("@usual ", ofKind.usual)}

${Object.entries(types)
  .map(([path, type]) => `\theader ${prefix}${path} Content-Type "${type}"`)
  .join("\n")}

	# The build has made the compressed copies.
	file_server {
		precompressed br gzip
		hide _headers
	}

	handle_errors {
		# Whatever is missing may be there next time.
	${block("", { ...always, ...ofKind.usual }, "-Content-Type", "-Server").replaceAll("\n", "\n\t")}
	${variesBlock.replaceAll("\n", "\n\t")}
		rewrite * ${prefix}/404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
};
