#!/bin/sh
# Upgrades a Compose installation with the profile proxy and two replicas of the API or more, without a failed call:
#   sh deploy/upgrade.sh [--env-file trial.env]
# Order and reasons: docs/upgrading.md. Arguments are passed on to docker compose.
set -eu
cd "$(dirname "$0")/.."

compose() { docker compose "$@"; }
containers() { compose "$@" ps --quiet "$service"; }
update() { compose "$@" up --detach --no-deps --no-build --wait "$service"; }

# New workers beside the old ones, then the old ones go: they finish their jobs first.
upgrade_workers() {
  count=$(containers "$@" | wc -l)
  compose "$@" up --detach --no-deps --no-build --no-recreate --wait --scale "$service=$((count * 2))" "$service"
  update "$@"
}

# The proxy knows the replicas by their numbers, so the upper half is replaced first, then the lower one.
upgrade_replicas() {
  kept=$(($(containers "$@" | wc -l) / 2))
  upper=$(containers "$@" | while read -r id; do
    number=$(docker inspect --format '{{index .Config.Labels "com.docker.compose.container-number"}}' "$id")
    [ "$number" -le "$kept" ] || echo "$id"
  done)
  if [ "$kept" -gt 0 ]; then
    # shellcheck disable=SC2086
    docker stop $upper && docker rm $upper
    compose "$@" up --detach --no-deps --no-build --no-recreate --wait "$service"
    wait_for_proxy
  fi
  update "$@"
}

# Longer than the proxy's own check of readiness takes.
wait_for_proxy() { sleep 3; }

compose "$@" build api
compose "$@" run --rm --no-deps migrate
for service in worker worker-vision worker-model; do upgrade_workers "$@"; done
service=api
upgrade_replicas "$@"
