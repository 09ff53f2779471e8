#!/bin/sh
# Made by `npm run write:hosts` from src/build/headers/siteHeaders.ts; docs/deploy/s3-cloudfront.md says how it is used.
# Uploads the built site: BUCKET=name-of-the-bucket sh deploy/s3.sh
set -eu
site="s3://$BUCKET"

# What CloudFront does by itself, and what is for other hosts.
left_out() { "$@" --exclude "*.br" --exclude "*.gz" --exclude _headers; }

# What pages name comes before the pages. Nothing is deleted: pages that are open ask for the files of the last deployment.
aws s3 sync public/static "$site/static" --cache-control "public, max-age=31536000, immutable" --exclude "*" --include "*.avif" --content-type image/avif
aws s3 sync public/static "$site/static" --cache-control "public, max-age=31536000, immutable" --exclude "*" --include "*.woff2" --content-type font/woff2
left_out aws s3 sync public/static "$site/static" --cache-control "public, max-age=31536000, immutable" --exclude "*.avif" --exclude "*.woff2"
aws s3 sync public "$site" --cache-control "public, max-age=0, must-revalidate" --exclude "*" --include "*.avif" --exclude "static/*" --content-type image/avif
aws s3 sync public "$site" --cache-control "public, max-age=0, must-revalidate" --exclude "*" --include "*.woff2" --exclude "static/*" --content-type font/woff2
left_out aws s3 sync public "$site" --cache-control "public, max-age=0, must-revalidate" --exclude "*.avif" --exclude "*.woff2" --exclude "static/*"
test ! -f public/resume.txt || aws s3 cp public/resume.txt "$site/resume.txt" --cache-control "public, max-age=0, must-revalidate" --content-type "text/plain; charset=utf-8"
test ! -f public/licences.txt || aws s3 cp public/licences.txt "$site/licences.txt" --cache-control "public, max-age=0, must-revalidate" --content-type "text/plain; charset=utf-8"
test ! -f public/contact.vcf || aws s3 cp public/contact.vcf "$site/contact.vcf" --cache-control "public, max-age=0, must-revalidate" --content-type "text/vcard; charset=utf-8"
