#!/usr/bin/env bash
# Starts mongod as a replica set of one member that wants to be logged into.
set -euo pipefail

# mongod refuses a key that others may read, and a mounted secret has the mode of its file.
install --mode=0400 /run/secrets/mongodb_key /tmp/key

exec mongod --replSet emet --keyFile /tmp/key --bind_ip_all \
  --wiredTigerCacheSizeGB "${CACHE_GB:-1}"
