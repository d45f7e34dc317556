#!/usr/bin/env bash
# Ends with 1 where a shared library could not be loaded in this image, and names what is missing:
#   check-libraries.sh LIBRARY... [--opens NAME...]
# --opens: libraries it opens by name only when it runs, which its headers do not tell.
set -euo pipefail

# The container runtime brings the driver's own library along from the host.
from_driver=libcuda.so.1

# Debian keeps ldconfig where only root looks.
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
