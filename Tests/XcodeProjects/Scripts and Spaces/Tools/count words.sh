#!/bin/sh
# count words.sh WORDS HEADER: writes how many words there are into a header.
set -eu
mkdir -p "$(dirname "$2")"
printf '#define WORD_COUNT %d\n' "$(wc -w <"$1")" >"$2"
