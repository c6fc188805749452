// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/workflow/ScriptedTools.h"

#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <string_view>

namespace warpgrain::tests {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view compiler = R"sh(#!/bin/sh
while [ $# -gt 1 ]; do
  if [ "$1" = -o ]; then out="$2"; fi
  shift
done
if grep -q 'cx < 8' "$1"; then echo "$1(3): error: too hard" >&2; exit 2; fi
printf cubin > "$out"
{
  echo "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'"
  echo "ptxas info    : Used 30 registers, used 1 barriers, 256 bytes smem"
} >&2
)sh";

constexpr std::string_view runner = R"sh(#!/bin/bash
here=$(dirname "$0")
one() {
name="Test GPU"
[ -e "$here/models" ] && name="Test GPU $(echo "$*" | sed -n 's/.*--gpu \([0-9]*\).*/\1/p')"
echo '{"type":"environment","version":1,"run":"r","date":"2026-11-21T10:00:00Z","gpu":{"name":"'"$name"'","uuid":"GPU-1","architecture":"sm_90"},"settings":{"l2":"warm"},"notes":[]}'
if [ -e "$here/dies" ]; then echo "warpgrain-runner: it was killed" >&2; exit 3; fi
time=100
for id in $(sed -n 's/^ *"id": "\(.*\)",$/\1/p' "$bundle/bundle.json"); do
  baseline=false
  [ $id = original ] && baseline=true
  echo '{"type":"result","version":1,"run":"r","variant":"'$id'","steps":"","baseline":'$baseline',"outputs":[],"registers":30,"baseline_median_us":100.0,"notes":[],"gpu":"GPU-1","fingerprint":"1","samples_us":['$time,$time,$time']}'
  time=$((time - 10))
done
}
case " $* " in
*" --serve "*)
  echo start >> "$here/starts.log"
  while read -r line; do
    bundle=$(echo "$line" | sed 's/.*"bundle":"\([^"]*\)".*/\1/')
    echo "$@" "$bundle" >> "$here/runner.log"
    one "$@"
    echo '{"type":"end","version":1,"exit":0}'
    [ -e "$here/ends" ] && exit
  done;;
*)
  for bundle; do :; done
  echo "$@" >> "$here/runner.log"
  one "$@";;
esac
)sh";

fs::path writeProgram(const fs::path &path, std::string_view text) {
  EXPECT_TRUE(writeFileAtomically(path, text));
  fs::permissions(path, fs::perms::owner_all);
  return path;
}

} // namespace

build::CudaToolkit scriptedToolkit(const fs::path &folder) {
  return {.root = folder, .nvcc = writeProgram(folder / "nvcc", compiler), .version = "0.1"};
}

fs::path scriptedRunner(const fs::path &folder) {
  return writeProgram(folder / "runner", runner);
}

} // namespace warpgrain::tests
