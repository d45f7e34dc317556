#!/usr/bin/env bash
# Starts mongod as a replica set of one member, with authentication.
set -euo pipefail

# mongod refuses a key file that others can read, and a mounted secret keeps the mode of its file.
install --mode=0400 /run/secrets/mongodb_key /tmp/key

exec mongod --replSet emet --keyFile /tmp/key --bind_ip_all \
  --wiredTigerCacheSizeGB "${CACHE_GB:-1}"
