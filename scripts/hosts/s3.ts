import { type HostedSite, MADE_BY } from "./hostFile";

/** Types that the `aws` program of some systems does not know. */
const TYPES_BY_ENDING: Readonly<Record<string, string>> = {
  avif: "image/avif",
  woff2: "font/woff2",
};

/** A program that uploads the built site to a bucket. What it says with each file CloudFront hands on. */
export const s3Upload = ({ headers: { ofKind, types }, prefix }: HostedSite): string => {
  const endings = Object.entries(TYPES_BY_ENDING);
  const unknown = endings.map(([ending]) => `--exclude "*.${ending}"`).join(" ");
  const kept = `--cache-control "${ofKind.kept["Cache-Control"]}"`;
  const asked = `--cache-control "${ofKind.usual["Cache-Control"]}"`;
  return `#!/bin/sh
# ${MADE_BY}; docs/deploy/s3-cloudfront.md says how it is used.
# Uploads the built site: BUCKET=name-of-the-bucket sh deploy/s3.sh
set -eu
site="s3://$BUCKET${prefix}"

# What CloudFront does by itself, and what is for other hosts.
left_out() { "$@" --exclude "*.br" --exclude "*.gz" --exclude _headers; }

# What pages name comes before the pages. Nothing is deleted: pages that are open ask for the files of the last deployment.
${endings
  .map(
    ([ending, type]) =>
      `aws s3 sync public/static "$site/static" ${kept} --exclude "*" --include "*.${ending}" --content-type ${type}`,
  )
  .join("\n")}
left_out aws s3 sync public/static "$site/static" ${kept} ${unknown}
${endings
  .map(
    ([ending, type]) =>
      `aws s3 sync public "$site" ${asked} --exclude "*" --include "*.${ending}" --exclude "static/*" --content-type ${type}`,
  )
  .join("\n")}
left_out aws s3 sync public "$site" ${asked} ${unknown} --exclude "static/*"
${Object.entries(types)
  .map(
    ([path, type]) =>
      `test ! -f public${path} || aws s3 cp public${path} "$site${path}" ${asked} --content-type "${type}"`,
  )
  .join("\n")}
`;
};
