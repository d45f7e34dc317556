#!/usr/bin/env bash
# Makes the secrets docker-compose.gpu.yml mounts, each once: what is there already stays.
#   deploy/make-secrets.sh [FOLDER] [HOST NAME OF THE SERVICE]
# Put your own tls_certificate and tls_key (PEM) into the folder beforehand, or replace them
# later: the ones made here are signed by nobody and serve for a first trial.
set -euo pipefail

folder=${1:-$(dirname "$0")/secrets}
host=${2:-localhost}
umask 077
mkdir -p "$folder"
# The containers run as users of their own and must read the files; the folder keeps the host's users out.
chmod 0700 "$folder"

# Writes what a command prints to a secret that is not there yet.
keep() {
  local file=$folder/$1
  shift
  [[ ! -s $file ]] || return 0
  "$@" >"$file.part"
  chmod 0444 "$file.part"
  mv "$file.part" "$file"
  echo "made $file"
}

password() { openssl rand -hex 32; }

# What Redis is told: the hash. The program's user sees its own keys only and can neither
# empty nor reconfigure it.
redis_users() {
  local hash
  hash=$(tr -d '\n' <"$folder/redis_password" | sha256sum | cut -d' ' -f1)
  echo 'user default off'
  echo 'user health on nopass resetkeys resetchannels -@all +ping'
  echo "user emet on #$hash resetkeys ~{emet}:* resetchannels &{emet}:* -@all +@all -@admin -@dangerous +info"
}

redis_url() { echo "redis://emet:$(<"$folder/redis_password")@redis:6379/0"; }

mongodb_url() {
  echo "mongodb://emet:$(<"$folder/mongodb_password")@mongodb:27017/emet?replicaSet=emet&authSource=emet"
}

keep redis_password password
keep redis_users redis_users
keep redis_url redis_url
keep mongodb_password password
keep mongodb_root_password password
keep mongodb_key openssl rand -base64 741
keep mongodb_url mongodb_url
keep grafana_password password

if [[ ! -s $folder/tls_certificate || ! -s $folder/tls_key ]]; then
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
    -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$made/key" -out "$made/certificate" 2>/dev/null
  # A key belongs to its certificate: both are new.
  rm -f "$folder/tls_key" "$folder/tls_certificate"
  keep tls_key cat "$made/key"
  keep tls_certificate cat "$made/certificate"
fi
