// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Counts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::execute {

constexpr std::size_t countedSpaces = 3;

/// What threads executed of one line of the source: its operations as LineOperations has them, and its accesses to
/// memory that threads share, each by a thread.
struct LineInstructions {
  std::string file; ///< empty where not known
  std::uint32_t line = 0;
  std::array<std::uint64_t, operationKinds> operations{}; ///< by OperationKind
  std::array<std::uint64_t, countedSpaces> loads{};       ///< by CountedSpace
  std::array<std::uint64_t, countedSpaces> stores{};      ///< likewise
  std::uint64_t atomics = 0;                              ///< wherever the memory is

  std::uint64_t of(OperationKind kind) const { return operations[static_cast<std::size_t>(kind)]; }

  std::uint64_t loadsFrom(CountedSpace space) const { return loads[static_cast<std::size_t>(space)]; }

  std::uint64_t storesTo(CountedSpace space) const { return stores[static_cast<std::size_t>(space)]; }

  LineInstructions &operator+=(const LineInstructions &other);
};

/// The lines of a launch in the order of files and lines. Accesses stand at the line of the address' text, where their
/// counts do.
std::vector<LineInstructions> instructionsByLine(const LaunchCounts &counts);

/// "integer", "float64", …: as tables and JSON name them.
std::string_view nameOf(OperationKind kind);

} // namespace warpgrain::execute
