#!/bin/sh
# Uploads the built site: BUCKET=name-of-the-bucket sh deploy/s3.sh (docs/deploy/self-hosted.md)
set -eu
site="s3://$BUCKET"
keep="public, max-age=31536000, immutable"
ask="public, max-age=0, must-revalidate"

# Files that pages name come before the pages. Nothing is deleted: open pages ask for the files of the last deployment.
# Each language has a folder of them beside its pages' data.
for data in public/page-data public/*/page-data; do
  test -d "$data" || continue
  here="$(dirname "$data")/static"
  there="$site${here#public}"
  # The command-line client knows no type for these two.
  aws s3 sync "$here" "$there" --cache-control "$keep" --exclude "*" --include "*.avif" --content-type image/avif
  aws s3 sync "$here" "$there" --cache-control "$keep" --exclude "*" --include "*.woff2" --content-type font/woff2
  aws s3 sync "$here" "$there" --cache-control "$keep" --exclude "*.avif" --exclude "*.woff2"
  set -- "$@" --exclude "${here#public/}/*"
done
aws s3 sync public "$site" --cache-control "$ask" "$@" --exclude _headers --exclude _redirects
find public -name resume.txt -o -name licences.txt | while read -r text; do
  aws s3 cp "$text" "$site/${text#public/}" --cache-control "$ask" --content-type "text/plain; charset=utf-8"
done
find public -name contact.vcf | while read -r card; do
  aws s3 cp "$card" "$site/${card#public/}" --cache-control "$ask" --content-type "text/vcard; charset=utf-8"
done
