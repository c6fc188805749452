// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/HostScript.h"

namespace warpgrain::measure {

namespace {

/// Called with the sources' and the bundle's fingerprints and sizes, then the runner's arguments. Nothing is sent to it
/// before it asks, so no program can read what is meant for the next one.
constexpr std::string_view script = R"sh(LC_ALL=C; export LC_ALL; umask 077
say() { printf "warpgrain-host %s\n" "$*"; }
die() { say "failed $*"; exit 1; }
tidy() { [ -z "$work" ] || rm -rf "$work"; }
work=
trap tidy EXIT
trap "exit 1" HUP INT TERM PIPE
room() { work=$(mktemp -d "$root/work.XXXXXX") || die "No folder can be made in $root on the host."; }
unpack() {
  say "send $1"
  head -c "$2" | $3 | tar -x -f - -C "$work" ||
    die "What was sent cannot be unpacked into $root on the host; see whether it has room, tar and gzip."
}
need_runner() {
  runner=$root/runner-$sources
  [ -x "$runner" ] && return
  room
  unpack sources "$source_bytes" "gzip -d -c"
  say building
  sh "$work/packaging/build-runner" "$work/warpgrain-runner" "$work/json" >"$work/log" 2>&1 </dev/null ||
    die "The runner cannot be built on the host: $(grep -i -m 1 error "$work/log" || tail -n 1 "$work/log")"
  mv -f "$work/warpgrain-runner" "$runner" || die "The runner cannot be kept in $root on the host."
  tidy; work=
}
need_bundle() {
  bundle=$root/bundles/$print
  [ -d "$bundle" ] && return
  room
  unpack bundle "$bundle_bytes" cat
  mv -T "$work" "$bundle" 2>/dev/null || [ -d "$bundle" ] || die "The bundle cannot be kept in $root on the host."
  tidy; work=
}
main() {
  sources=$1 source_bytes=$2 print=$3 bundle_bytes=$4
  shift 4
  root=${WARPGRAIN_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/warpgrain}
  mkdir -p "$root/bundles" || die "No folder $root can be made on the host."
  find "$root/bundles" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} + 2>/dev/null
  need_runner
  need_bundle
  say running
  "$runner" "$@" "$bundle" </dev/null
  status=$?
  say "ended $status"
  read -r answer
  [ "$answer" = kept ] && rm -rf "$bundle"
  exit 0
}
)sh";

} // namespace

std::string shellQuoted(std::string_view word) {
  std::string out = "'";
  for (const char c : word)
    if (c == '\'')
      out += "'\\''";
    else
      out += c;
  return out + "'";
}

std::string hostScript(const HostTask &task) {
  std::string out(script);
  out += "main " + shellQuoted(task.sources) + " " + std::to_string(task.sourceBytes) + " " + shellQuoted(task.bundle) +
         " " + std::to_string(task.bundleBytes);
  for (const std::string &argument : task.runnerArguments)
    out += " " + shellQuoted(argument);
  return out + "\n";
}

std::vector<std::string> commandWords(std::string_view text) {
  std::vector<std::string> words;
  bool inWord = false;
  char quote = 0;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\n';
    if (quote == 0 && blank) {
      inWord = false;
      continue;
    }
    if (!inWord) words.emplace_back();
    inWord = true;
    if (quote == 0 && (c == '\'' || c == '"'))
      quote = c;
    else if (c == quote)
      quote = 0;
    else
      words.back() += c;
  }
  if (quote != 0) words.clear();
  return words;
}

} // namespace warpgrain::measure
