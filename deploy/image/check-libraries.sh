#!/usr/bin/env bash
# Exits with 1 if a shared library could not be loaded in this image, and names the missing ones:
#   check-libraries.sh LIBRARY... [--opens NAME...]
# --opens: libraries opened by name at run time, which its headers do not list.
set -euo pipefail

# The container runtime provides the driver's library from the host.
from_driver=libcuda.so.1

# On Debian ldconfig is only in root's PATH.
PATH=$PATH:/usr/sbin:/sbin
present=$(ldconfig -p | awk '{ print $1 }')
missing=()
by_name=false
for argument in "$@"; do
  if [[ $argument == --opens ]]; then
    by_name=true
  elif [[ $by_name == true ]]; then
    grep -Fxq "$argument" <<<"$present" || missing+=("$argument")
  elif [[ ! -f $argument ]]; then
    missing+=("$argument")
  else
    while read -r name; do
      missing+=("$name")
    done < <(ldd "$argument" | awk -v driver="$from_driver" '/not found/ && $1 != driver { print $1 }')
  fi
done

if ((${#missing[@]} > 0)); then
  echo "Not in this image: ${missing[*]}. Choose a base image with the version of CUDA that these belong to (build argument CUDA_IMAGE or CUDA11_IMAGE)." >&2
  exit 1
fi
echo "Every library needed is in this image; $from_driver comes from the host."
