#!/bin/sh
# Upgrades a Compose installation; with the profile proxy and two replicas of the API or more, without a failed call:
#   sh deploy/upgrade.sh [--rollback] [--env-file trial.env]
# --rollback replaces it by the earlier version that is checked out. Order and reasons: docs/upgrading.md. The other
# arguments are those of docker compose.
set -eu
cd "$(dirname "$0")/.."

# Longer than the proxy takes to see that a replica is ready.
proxy_check_seconds=3

rollback=
if [ "${1:-}" = --rollback ]; then
  rollback=yes
  shift
fi
service=
arguments=$*
# shellcheck disable=SC2086
compose() { docker compose $arguments "$@"; }
containers() { compose ps --quiet "$service"; }
up() { compose up --detach --no-deps --no-build --wait "$@" "$service"; }
# The containers finish their work in progress first.
remove() { docker stop "$@" && docker rm "$@"; }

# New workers first, so that there are always some.
upgrade_workers() {
  old=$(containers)
  if [ -z "$old" ]; then
    up
    return
  fi
  up --no-recreate --scale "$service=$(($(echo "$old" | wc -w) * 2))"
  # shellcheck disable=SC2086
  remove $old
}

# Each container with its number in front, in this order.
numbered() {
  for id in $(containers); do
    docker inspect --format '{{index .Config.Labels "com.docker.compose.container-number"}} {{.ID}}' "$id"
  done | sort -n
}

# The proxy knows the replicas by their numbers, so the upper half is replaced first, then the lower half.
upgrade_replicas() {
  kept=$(($(containers | wc -w) / 2))
  if [ "$kept" -gt 0 ]; then
    for id in $(numbered | tail -n "+$((kept + 1))" | cut -d ' ' -f 2); do remove "$id"; done
    up --no-recreate
    sleep "$proxy_check_seconds"
  fi
  up
}

upgrade_api() {
  service=api
  upgrade_replicas
}

compose build api
# While an API process of the new version runs, no worker may lack the queues that it may use: it goes first.
if [ -n "$rollback" ]; then upgrade_api; else compose run --rm --no-deps migrate; fi
for service in worker worker-vision worker-model; do upgrade_workers; done
if [ -z "$rollback" ]; then upgrade_api; fi
