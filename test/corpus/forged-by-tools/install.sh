#!/usr/bin/env bash
# Installs the tools that `npm run forged-pdfs` and `npm run forged-pictures` forge with, in
# EMET_FORGING_TOOLS (default: ~/.cache/emet/forging-tools). Quick when all of it is there. What
# cannot be installed is left out: the makers name what they miss.
#
#   test/corpus/forged-by-tools/install.sh            libraries of Python, Java and Go
#   test/corpus/forged-by-tools/install.sh --system   Debian's packages too (as root)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=${EMET_FORGING_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/emet/forging-tools}
mkdir -p "$folder"

if [ "${1:-}" = --system ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get -o Acquire::Retries=3 update -qq
  apt-get -o Acquire::Retries=3 install -y -qq --no-install-recommends \
    ghostscript qpdf poppler-utils mupdf-tools pdftk-java libimage-exiftool-perl inkscape \
    libreoffice-draw tesseract-ocr imagemagick graphicsmagick netpbm chromium >/dev/null
fi

if [ ! -e "$folder/venv/.made" ]; then
  if python3 -m venv "$folder/venv" &&
    "$folder/venv/bin/pip" install --quiet -r "$here/requirements.txt"; then
    touch "$folder/venv/.made"
  else
    echo "The Python libraries were not installed." >&2
  fi
fi

if [ ! -d "$folder/jars" ]; then
  # Maven writes beside the pom.xml it is given: that is not our source.
  mkdir -p "$folder/maven"
  cp "$here/pom.xml" "$folder/maven/pom.xml"
  if command -v mvn >/dev/null &&
    mvn --batch-mode --quiet -f "$folder/maven/pom.xml" \
      org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
      -DincludeScope=runtime -DoutputDirectory="$folder/jars.part"; then
    mv "$folder/jars.part" "$folder/jars"
  else
    echo "The Java libraries were not installed." >&2
  fi
fi

if [ ! -x "$folder/bin/pdfcpu" ]; then
  if ! command -v go >/dev/null ||
    ! GOBIN="$folder/bin" go install github.com/pdfcpu/pdfcpu/cmd/pdfcpu@v0.15.0; then
    echo "pdfcpu was not installed." >&2
  fi
fi
