import { type HostedSite, MADE_BY } from "./hostFile";

/** An image that builds the site, and one that serves it by Caddy, which is all that is left of them. */
export const dockerfile = ({
  prefix,
}: HostedSite): string => `# ${MADE_BY}; docs/deploy/docker.md says how it is used.
FROM node:22-bookworm-slim AS build
# It prints the résumé's PDF.
RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN ${prefix ? `PATH_PREFIX=${prefix} ` : ""}npm run build

FROM caddy:2-alpine
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/public /srv${prefix}
`;
