// SPDX-License-Identifier: Apache-2.0
#include "core/run/InstructionMix.h"

#include <map>
#include <utility>

namespace warpgrain::run {

namespace {

template <std::size_t n>
void addTo(std::array<std::uint64_t, n> &sum, const std::array<std::uint64_t, n> &other) {
  for (std::size_t i = 0; i < n; ++i)
    sum[i] += other[i];
}

} // namespace

LineInstructions &LineInstructions::operator+=(const LineInstructions &other) {
  addTo(operations, other.operations);
  addTo(loads, other.loads);
  addTo(stores, other.stores);
  atomics += other.atomics;
  return *this;
}

std::vector<LineInstructions> instructionsByLine(const LaunchCounts &counts) {
  std::map<std::pair<std::string, std::uint32_t>, LineInstructions> lines;
  for (const LineOperations &line : counts.lines)
    addTo(lines[{line.file, line.line}].operations, line.executed);
  for (const AccessCount &access : counts.accesses) {
    LineInstructions &line = lines[{access.file, access.line}];
    const auto space = static_cast<std::size_t>(access.space);
    if (access.kind == CountedKind::atomic)
      line.atomics += access.numbers.threads;
    else
      (access.kind == CountedKind::load ? line.loads : line.stores)[space] += access.numbers.threads;
  }
  std::vector<LineInstructions> out;
  for (auto &[place, line] : lines) {
    line.file = place.first;
    line.line = place.second;
    out.push_back(std::move(line));
  }
  return out;
}

std::string_view nameOf(OperationKind kind) {
  static constexpr std::array<std::string_view, operationKinds> names{
      "integer", "float64", "float32", "float16", "special", "conversion", "control", "barrier", "exchange"};
  return names[static_cast<std::size_t>(kind)];
}

} // namespace warpgrain::run
