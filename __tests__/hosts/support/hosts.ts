import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { caddyfile } from "../../../scripts/hosts/caddy";
import type { HostedSite } from "../../../scripts/hosts/hostFile";
import { nginxConf } from "../../../scripts/hosts/nginx";
import { HOST_PROGRAMS } from "../../../scripts/hosts/programs";
import { listen, type RunningServer } from "../../../scripts/server/listen";
import { BUILT_SITE, createSiteServer } from "../../../scripts/server/siteServer";
import { findProgram } from "../../../src/build/browser/findProgram";
import { freePort, startProgram } from "./program";

interface Host {
  readonly title: string;
  /** Whether it has brotli. Default: it does. */
  readonly hasBrotli?: boolean;
  start(site: HostedSite): Promise<RunningServer>;
}

/** A folder with the built site in it, where the site is by its prefix. */
const rootOf = ({ prefix }: HostedSite, folder: string): string => {
  const root = path.join(folder, "root");
  if (prefix === "") fs.symlinkSync(BUILT_SITE, root);
  else {
    fs.mkdirSync(root);
    fs.symlinkSync(BUILT_SITE, path.join(root, prefix));
  }
  // A server that is started by root reads files as somebody else.
  fs.chmodSync(folder, 0o755);
  return root;
};

const inFolder = async (
  start: (folder: string) => Promise<RunningServer>,
): Promise<RunningServer> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "host-"));
  const running = await start(folder);
  return {
    ...running,
    close: async () => {
      await running.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
};

/** Where nginx has been told to look for something when it was made, such as `conf-path`. */
const nginxPath = (option: string): string => {
  const nginx = findProgram("nginx");
  const stderr = nginx && spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr;
  return new RegExp(`--${option}=(\\S+)`).exec(stderr ?? "")?.[1] ?? "";
};

const BROTLI_MODULE = path.join(nginxPath("modules-path"), "ngx_http_brotli_static_module.so");
const nginxHasBrotli = fs.existsSync(BROTLI_MODULE);
const MIME_TYPES = path.join(path.dirname(nginxPath("conf-path")), "mime.types");

/** What surrounds a server in nginx's own file, for one that leaves nothing behind. */
const nginxAround = (folder: string, isRoot: boolean): string => `
daemon off;
${isRoot ? "user root;" : ""}
pid ${folder}/pid;
error_log stderr;
${nginxHasBrotli ? `load_module ${BROTLI_MODULE};` : ""}
events {}
http {
  access_log off;
  ${["client_body", "fastcgi", "proxy", "scgi", "uwsgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  include ${MIME_TYPES};
  default_type application/octet-stream;
  include ${folder}/site.conf;
}
`;

const startNginx = (site: HostedSite): Promise<RunningServer> =>
  inFolder(async (folder) => {
    const port = await freePort();
    const root = rootOf(site, folder);
    fs.writeFileSync(
      path.join(folder, "site.conf"),
      nginxConf(site, { port, root, hasBrotli: nginxHasBrotli }),
    );
    const conf = path.join(folder, "nginx.conf");
    fs.writeFileSync(conf, nginxAround(folder, process.getuid?.() === 0));
    return startProgram(port, "nginx", ["-e", "stderr", "-c", conf]);
  });

const startCaddy = (site: HostedSite): Promise<RunningServer> =>
  inFolder(async (folder) => {
    const port = await freePort();
    const file = path.join(folder, "Caddyfile");
    const text = caddyfile(site, {
      address: `http://127.0.0.1:${port}`,
      root: rootOf(site, folder),
    });
    fs.writeFileSync(file, `{\n\tadmin off\n}\n${text}`);
    return startProgram(port, "caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
  });

const PROGRAMS: Readonly<Record<string, Pick<Host, "start" | "hasBrotli">>> = {
  nginx: { start: startNginx, hasBrotli: nginxHasBrotli },
  caddy: { start: startCaddy },
};

const here = HOST_PROGRAMS.filter(({ program }) => findProgram(program) !== undefined);

/** The servers that are on this machine, ours among them. (`ensure-servers` says which are not.) */
export const HOSTS: readonly Host[] = [
  {
    title: "npm run serve",
    start: ({ prefix }) => listen(createSiteServer({ pathPrefix: prefix })),
  },
  ...here.flatMap(({ title, program }) => {
    const known = PROGRAMS[program];
    return known === undefined ? [] : [{ title, ...known }];
  }),
];
