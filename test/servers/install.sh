#!/usr/bin/env bash
# Installs what the cluster's tests run on: Redis, and a stand-in for MongoDB in
# .servers/. Quick when all of it is there; run it again at any time.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
target="$here/../../.servers"

packages=()
command -v redis-server >/dev/null || packages+=(redis-server)
if [ -z "${EMET_TEST_MONGODB_URL:-}" ]; then
  command -v javac >/dev/null || packages+=(default-jdk-headless)
  [ -d "$target/jars" ] || command -v mvn >/dev/null || packages+=(maven)
fi
if [ "${CI:-}" = true ]; then
  # Elsewhere what checks rules and scripts is used where it is.
  command -v promtool >/dev/null || packages+=(prometheus)
  command -v shellcheck >/dev/null || packages+=(shellcheck)
  # The dashboard's tests; fonts with Hebrew, so that what they show can be read.
  command -v chromium >/dev/null || packages+=(chromium culmus fonts-dejavu-core)
fi
if [ "${#packages[@]}" -gt 0 ]; then
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing: ${packages[*]}. Install them, then run this again." >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  # A package may start its service; the tests start servers of their own.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
    trap 'rm -f "$policy"' EXIT
  fi
  # A slim image has no folder for the manual page that Java's package links.
  mkdir -p /usr/share/man/man1
  apt-get -o Acquire::Retries=3 update -qq
  apt-get -o Acquire::Retries=3 install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi
[ -z "${EMET_TEST_MONGODB_URL:-}" ] || exit 0

mkdir -p "$target"
if [ ! -d "$target/jars" ]; then
  rm -rf "$target/jars.part"
  # Maven writes beside the pom.xml it is given: that is not our source.
  mkdir -p "$target/maven"
  cp "$here/pom.xml" "$target/maven/pom.xml"
  mvn --batch-mode --quiet -f "$target/maven/pom.xml" \
    org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
    -DincludeScope=runtime -DoutputDirectory="$target/jars.part"
  mv "$target/jars.part" "$target/jars"
fi
if [ ! "$target/classes/MongoStandIn.class" -nt "$here/MongoStandIn.java" ]; then
  javac -cp "$target/jars/*" -d "$target/classes" "$here/MongoStandIn.java"
fi
