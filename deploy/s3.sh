#!/bin/sh
# Uploads the built site: BUCKET=name-of-the-bucket sh deploy/s3.sh (docs/deploy/self-hosted.md)
set -eu
site="s3://$BUCKET"
keep="public, max-age=31536000, immutable"
ask="public, max-age=0, must-revalidate"

# Files that pages name come before the pages. Nothing is deleted: open pages ask for the files of the last deployment.
# The command-line client knows no type for these two.
aws s3 sync public/static "$site/static" --cache-control "$keep" --exclude "*" --include "*.avif" --content-type image/avif
aws s3 sync public/static "$site/static" --cache-control "$keep" --exclude "*" --include "*.woff2" --content-type font/woff2
aws s3 sync public/static "$site/static" --cache-control "$keep" --exclude "*.avif" --exclude "*.woff2"
aws s3 sync public "$site" --cache-control "$ask" --exclude "static/*" --exclude _headers
for text in public/resume.txt public/resume/*/resume.txt public/licences.txt; do
  test ! -f "$text" || aws s3 cp "$text" "$site/${text#public/}" --cache-control "$ask" --content-type "text/plain; charset=utf-8"
done
test ! -f public/contact.vcf || aws s3 cp public/contact.vcf "$site/contact.vcf" --cache-control "$ask" --content-type "text/vcard; charset=utf-8"
