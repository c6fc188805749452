// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/Outcome.h"

#include "core/run/protocol/PackedFields.h"
#include "core/run/protocol/Packing.h"

namespace warpgrain::run {

namespace {

constexpr std::array<std::string_view, 14> faultNames{
    "none",     "compile", "unsupported", "memory",     "out-of-bounds",  "misaligned", "divergence",
    "deadlock", "trap",    "assertion",   "arithmetic", "stack-overflow", "timeout",    "crash"};

constexpr std::array<std::string_view, 3> findingNames{"race", "unwritten", "overflow"};

std::string triple(const Extent3 &value) {
  return "(" + std::to_string(value[0]) + ", " + std::to_string(value[1]) + ", " + std::to_string(value[2]) + ")";
}

} // namespace

std::string_view nameOf(FaultKind kind) {
  return faultNames[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(FindingKind kind) {
  return findingNames[static_cast<std::size_t>(kind)];
}

std::string Fault::text() const {
  std::string out;
  if (!file.empty() && line > 0) out += file + ":" + std::to_string(line) + ": ";
  if (thread) out += "thread " + triple(*thread) + (block ? " of block " + triple(*block) : "") + ": ";
  return out + message;
}

std::string pack(const ExecutionOutcome &outcome) {
  return packedBytes(outcome);
}

Result<ExecutionOutcome> unpackOutcome(const std::string &bytes) {
  return unpackedFrom<ExecutionOutcome>(bytes, "The executor's answer");
}

} // namespace warpgrain::run
