// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/form/Evaluate.h"
#include "core/access/symbolic/Instances.h"

#include <array>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// The address and the guards of an access as one program, which is evaluated for a thread at a combination of outer
/// indices.
class AccessProgram {
public:
  AccessProgram(AtomTable &atoms, const AccessInstance &instance, const LaunchNumbers &numbers,
                const OuterIndices &outer);

  /// Positions in `OuterIndices` of the indices that address and guards depend on.
  const std::vector<std::size_t> &usedIndices() const { return used_; }

  /// Evaluates the program. `outer` has one value per used index, in the same order.
  void run(const std::vector<std::int64_t> &outer, const std::array<std::int64_t, 3> &threadIdx);

  /// Returns the address in bytes, after `run`.
  std::optional<std::int64_t> address() const { return program_.value(address_); }

  /// Returns whether the thread executes the access, after `run`; no value if this is not known.
  std::optional<bool> takesPart() const { return program_.holds(guard_); }

private:
  Program program_;
  Program::Output address_;
  Program::Output guard_;
  std::vector<std::size_t> used_;
  std::vector<std::int64_t> inputs_;
};

/// Advances to the next combination of indices: increments the last index with carry. False after the last combination.
bool advance(std::vector<std::int64_t> &at, const std::vector<std::int64_t> &extents);

/// Returns the thread index of a thread number. Numbers run along x first, then y, then z; 32 consecutive ones are a
/// warp.
std::array<std::int64_t, 3> threadIndexOf(const std::array<std::int64_t, 3> &block, std::int64_t number);

} // namespace warpgrain::access
