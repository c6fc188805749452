# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# What the commands of this folder share: messages, phases with their times, errors with advice, and the number of jobs.
# It is sourced, by a bash that has `set -euo pipefail`.

set -E # functions and subshells report their errors too

# shellcheck disable=SC2034 # of use to those who source this
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
phase_name=""
phase_advice=""
phase_started=0
phase_log=()

say() { printf 'warpgrain: %s\n' "$*"; }

# fail SENTENCE: says why the command ends.
fail() {
  trap - ERR
  printf 'warpgrain: %s\n' "$*" >&2
  exit 1
}

# Called by bash when a command fails that nobody asked about.
failed() {
  local status=$?
  trap - ERR
  printf 'warpgrain: "%s" failed (exit status %s).%s\n' "${phase_name:-starting}" "$status" \
    "${phase_advice:+ $phase_advice}" >&2
  exit "$status"
}
trap failed ERR

# phase NAME ADVICE: begins a part of the work; the advice is what a person can do if it fails.
phase() {
  phase_end
  phase_name=$1
  phase_advice=$2
  phase_started=$SECONDS
  say "== $phase_name"
}

# Ends the part that is under way and notes how long it took.
phase_end() {
  if [[ -n $phase_name ]]; then
    phase_log+=("$(printf '%5d s  %s' $((SECONDS - phase_started)) "$phase_name")")
  fi
  phase_name=""
  phase_advice=""
}

print_phases() {
  local line
  for line in "${phase_log[@]}"; do
    printf '  %s\n' "$line"
  done
}

# The toolkits of core/build/CudaToolkit.h in its order: prints the root of the first one that has nvcc and headers.
find_cuda_toolkit() {
  local candidate nvcc
  if [[ -n ${WARPGRAIN_CUDA:-} ]]; then
    cuda_root_of "$WARPGRAIN_CUDA"
    return
  fi
  nvcc=$(command -v nvcc || true)
  for candidate in "${CUDA_HOME:-}" "${CUDA_PATH:-}" "$nvcc" /usr/local/cuda /opt/cuda "$(private_cuda)"; do
    if [[ -n $candidate ]] && cuda_root_of "$candidate"; then return 0; fi
  done
  return 1
}

# cuda_root_of PATH: prints the root of the toolkit at PATH (its root, or its nvcc), if it is one.
cuda_root_of() {
  local path=$1 folder
  if [[ -f $path ]]; then path=$(dirname "$(dirname "$(readlink -f "$path")")"); fi
  [[ -x $path/bin/nvcc ]] || return 1
  for folder in include targets/x86_64-linux/include targets/sbsa-linux/include targets/aarch64-linux/include; do
    if [[ -f $path/$folder/cuda_runtime.h ]]; then
      printf '%s\n' "$path"
      return 0
    fi
  done
  return 1
}

# Warpgrain's own folder for a toolkit.
private_cuda() { printf '%s\n' "${XDG_DATA_HOME:-${HOME:-/root}/.local/share}/warpgrain/cuda"; }

# One job for each processor, but not more than the memory allows: a file that includes Clang needs about 1.5 GB.
job_count() {
  local processors available jobs
  if [[ -n ${WARPGRAIN_JOBS:-} ]]; then
    [[ $WARPGRAIN_JOBS =~ ^[1-9][0-9]*$ ]] || fail "WARPGRAIN_JOBS is \"$WARPGRAIN_JOBS\"; it must be a number from 1."
    printf '%s\n' "$WARPGRAIN_JOBS"
    return
  fi
  processors=$(nproc)
  available=$(awk '$1 == "MemAvailable:" {print int($2 / 1572864)}' /proc/meminfo)
  jobs=$((available < processors ? available : processors))
  printf '%s\n' $((jobs < 1 ? 1 : jobs))
}
