// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::executor {

/// Executions of a branch.
struct Branching {
  std::uint64_t threads = 0;
  std::uint64_t warps = 0;
  std::uint64_t divergent = 0; ///< of these, with lanes that go different ways

  Branching &operator+=(const Branching &other) {
    threads += other.threads;
    warps += other.warps;
    divergent += other.divergent;
    return *this;
  }

  friend bool operator==(const Branching &, const Branching &) = default;
};

} // namespace warpgrain::executor
