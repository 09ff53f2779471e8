import path from "node:path";
import { isFolder, KEPT_FOLDER } from "../../src/build/headers/siteHeaders";
import { type HostedSite, MADE_BY } from "./hostFile";

export interface NginxOptions {
  /** Default: 80. */
  readonly port?: number;
  /** The folder that is the root of the domain; the site is in it, or below it by its prefix. */
  readonly root?: string;
  /** Whether the module for brotli is there, which few systems bring along. Default: no. */
  readonly hasBrotli?: boolean;
}

const INDENT = "    ";

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** In nginx's regular expressions, and in quotes. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const key = (address: string): string => {
  const text = decodeURI(address);
  return isFolder(address) ? `"~^${escaped(text)}"` : `"${text}"`;
};

/** What an answer says by its address. nginx leaves out a header without a value. */
const mapFor = (name: string, { headers: { ofKind, framed }, prefix }: HostedSite): string => {
  const line = (address: string, value = "") => `${INDENT}${address} "${value}";`;
  return [
    `map $uri ${variableOf(name)} {`,
    line("default", ofKind.usual[name]),
    line(key(prefix + KEPT_FOLDER), ofKind.kept[name]),
    ...framed.map((own) => line(key(prefix + own), ofKind.framed[name])),
    "}",
  ].join("\n");
};

const typeLocation = ([address, type]: readonly [string, string], prefix: string): string => {
  const [name] = type.split(";");
  return `    location = ${prefix}${address} { types { ${name} ${path.extname(address).slice(1)}; } }`;
};

/**
 * A server of the built site for nginx. Headers are said once, by variables: an `add_header` in a place of its own would do away
 * with all that are said outside of it.
 */
export const nginxConf = (
  site: HostedSite,
  { port = 80, root = "/var/www/site", hasBrotli = false }: NginxOptions = {},
): string => {
  const { headers, prefix } = site;
  const names = [...new Set(Object.values(headers.ofKind).flatMap(Object.keys))];
  const added = [
    ...Object.entries(headers.always).map(([name, value]) => `${name} "${value}"`),
    ...names.map((name) => `${name} ${variableOf(name)}`),
  ];
  return `# ${MADE_BY}; docs/deploy/nginx.md says where it goes.

${names.map((name) => mapFor(name, site)).join("\n\n")}

server {
    listen ${port};
    listen [::]:${port};
    server_name _;
    root ${root};
    index index.html;
    server_tokens off;
    absolute_redirect off;

${added.map((header) => `    add_header ${header} always;`).join("\n")}

    charset utf-8;
    charset_types text/css text/plain text/vcard text/xml application/javascript;

    # The build has made the compressed copies.
    gzip_static on;
    gzip_vary on;
    # Needs a module (Debian: libnginx-mod-http-brotli-static), and sends a sixth less than gzip.
    ${hasBrotli ? "" : "# "}brotli_static on;

    location / {
        try_files $uri $uri/ =404;
    }
${Object.entries(headers.types)
  .map((type) => typeLocation(type, prefix))
  .join("\n")}
    location = ${prefix}/_headers { internal; }

    # A folder without a page is as unknown as any other address.
    error_page 403 =404 ${prefix}/404.html;
    error_page 404 ${prefix}/404.html;
}
`;
};
