#!/bin/sh
# Pins each image of others in compose.yaml and Containerfile to the digest that its tag has now, in the place of an older one.
# For an update, write the new tags first. Needs docker with buildx, and the registries.
set -eu
cd "$(dirname "$0")"
for image in $(sed -nE 's/^ *image: ([^$@ ]+:[^$@ ]+)(@sha256:[0-9a-f]+)?$/\1/p; s/^FROM ([^@ ]+:[^@ ]+)(@sha256:[0-9a-f]+)?( AS .*)?$/\1/p' compose.yaml Containerfile | sort -u); do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  case $digest in sha256:*) ;; *) echo "$image has no digest: $digest" >&2; exit 1 ;; esac
  sed -i -E "s#(^ *image: |^FROM )$image(@sha256:[0-9a-f]+)?( AS .*)?\$#\1$image@$digest\3#" compose.yaml Containerfile
  echo "$image@$digest"
done
