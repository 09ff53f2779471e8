import { caddyfile } from "./caddy";
import { cloudFrontTemplate } from "./cloudFront";
import { dockerfile } from "./dockerfile";
import type { HostedSite } from "./hostFile";
import { nginxConf } from "./nginx";
import { s3Upload } from "./s3";
import { vercelJson } from "./vercel";

/** The files that are made for hosts, by where they are. (`_headers` comes with each build.) */
export const hostFiles = (site: HostedSite): Readonly<Record<string, string>> => ({
  "deploy/Caddyfile": caddyfile(site),
  "deploy/Dockerfile": dockerfile(site),
  "deploy/cloudfront.json": cloudFrontTemplate(site),
  "deploy/nginx.conf": nginxConf(site),
  "deploy/s3.sh": s3Upload(site),
  "vercel.json": vercelJson(site),
});
