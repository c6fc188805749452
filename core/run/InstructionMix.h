// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Counts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::run {

constexpr std::size_t countedSpaces = 3;

/// What threads executed for one line of the source: its operations (see LineOperations) and its accesses to memory
/// that threads share, counted per thread.
struct LineInstructions {
  std::string file; ///< empty if not known
  std::uint32_t line = 0;
  std::array<std::uint64_t, operationKinds> operations{}; ///< indexed by OperationKind
  std::array<std::uint64_t, countedSpaces> loads{};       ///< indexed by CountedSpace
  std::array<std::uint64_t, countedSpaces> stores{};      ///< indexed by CountedSpace
  std::uint64_t atomics = 0;                              ///< in all memory spaces

  std::uint64_t of(OperationKind kind) const { return operations[static_cast<std::size_t>(kind)]; }

  std::uint64_t loadsFrom(CountedSpace space) const { return loads[static_cast<std::size_t>(space)]; }

  std::uint64_t storesTo(CountedSpace space) const { return stores[static_cast<std::size_t>(space)]; }

  LineInstructions &operator+=(const LineInstructions &other);
};

/// Returns the lines of a launch, ordered by file and line. An access belongs to the line of its address text, as in
/// its count.
std::vector<LineInstructions> instructionsByLine(const LaunchCounts &counts);

/// Returns the name of a kind in tables and JSON: "integer", "float64", ….
std::string_view nameOf(OperationKind kind);

} // namespace warpgrain::run
