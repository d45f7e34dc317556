#!/usr/bin/env bash
# Creates the secrets that docker-compose.gpu.yml mounts. Existing secrets are kept.
#   deploy/make-secrets.sh [FOLDER] [HOST NAME OF THE SERVICE]
# Put your own tls_certificate and tls_key (PEM) into the folder beforehand, or replace them
# later: the ones created here are self-signed, for a first trial.
set -euo pipefail

folder=${1:-$(dirname "$0")/secrets}
host=${2:-localhost}
umask 077
mkdir -p "$folder"
# The containers run as their own users and must read the files; the folder mode excludes the host's users.
chmod 0700 "$folder"

# Writes a command's output to a secret that does not exist yet.
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

# Redis gets only the hash. The program's user has access to its own keys only and can neither
# empty nor reconfigure Redis.
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
keep secrets_key password
keep grafana_password password

if [[ ! -s $folder/tls_certificate || ! -s $folder/tls_key ]]; then
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
    -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$made/key" -out "$made/certificate" 2>/dev/null
  # A key matches its certificate, so both are created.
  rm -f "$folder/tls_key" "$folder/tls_certificate"
  keep tls_key cat "$made/key"
  keep tls_certificate cat "$made/certificate"
fi
