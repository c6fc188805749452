// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/LaunchNumbers.h"
#include "core/access/facts/OuterIndices.h"
#include "core/access/form/Evaluate.h"
#include "core/access/symbolic/Instances.h"

#include <array>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// The address and the guards of an access as one program that is run for a thread at a combination of outer indices.
class AccessProgram {
public:
  AccessProgram(AtomTable &atoms, const AccessInstance &instance, const LaunchNumbers &numbers,
                const OuterIndices &outer);

  /// Positions in `OuterIndices` of the indices that address and guards depend on.
  const std::vector<std::size_t> &usedIndices() const { return used_; }

  /// `outer`: a value for each of the used indices, in their order.
  void run(const std::vector<std::int64_t> &outer, const std::array<std::int64_t, 3> &threadIdx);

  /// In bytes, after `run`.
  std::optional<std::int64_t> address() const { return program_.value(address_); }

  /// Whether the thread takes part, after `run`; nothing where that is not known.
  std::optional<bool> takesPart() const { return program_.holds(guard_); }

private:
  Program program_;
  Program::Output address_;
  Program::Output guard_;
  std::vector<std::size_t> used_;
  std::vector<std::int64_t> inputs_;
};

/// Adds one to the last index, carrying over; false after the last combination.
bool advance(std::vector<std::int64_t> &at, const std::vector<std::int64_t> &extents);

/// Threads are numbered x first, then y, then z, and 32 in a row are a warp.
std::array<std::int64_t, 3> threadIndexOf(const std::array<std::int64_t, 3> &block, std::int64_t number);

} // namespace warpgrain::access
