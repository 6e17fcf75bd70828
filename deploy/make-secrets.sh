#!/bin/sh
# Makes the secrets of a Compose installation, each as a file that only the containers which need it are given:
#   sh deploy/make-secrets.sh [folder]      (./secrets by default, as SECRETS_DIRECTORY in .env)
# What exists is kept. The files are readable for the containers' users; the folder, for its owner alone.
set -eu
folder=${1:-secrets}
umask 077
mkdir -p "$folder"
cd "$folder"
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }
make() { # name, content
  if [ -s "$1" ]; then echo "kept: $1"; else printf '%s\n' "$2" >"$1" && echo "made: $1"; fi
  chmod 644 "$1"
}
make postgres_password "$(random)"
make database_owner_url "postgres://poa:$(cat postgres_password)@postgres:5432/poa"
make database_url "postgres://poa_application:$(random)@postgres:5432/poa"
make redis_conf "requirepass $(random)"
make redis_url "redis://:$(sed -n 's/^requirepass //p' redis_conf)@redis:6379"
make api_key_pepper "$(random)"
make grafana_password "$(random)"
