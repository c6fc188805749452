// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/count/Branching.h"
#include "core/executor/runtime/count/LaneNumbers.h"

#include <cstdint>

namespace warpgrain::executor {

/// How the lanes of a warp left a loop that they ran together: after how many iterations, the one included in which
/// they left, and whether by the test that each iteration begins with.
class LoopEnds {
public:
  static constexpr std::int64_t packed(std::uint64_t iterations, bool byTest) {
    return static_cast<std::int64_t>(2 * iterations + (byTest ? 1 : 0));
  }

  static constexpr std::uint32_t iterationsOf(std::int64_t packed) { return static_cast<std::uint32_t>(packed / 2); }

  /// Packed, of the lanes that ran it.
  LoopEnds(std::uint32_t lanes, const LaneValues &packed);

  /// Not all of them ran it equally often.
  bool isUneven() const { return isUneven_; }

  /// The executions of the test.
  const Branching &test() const { return test_; }

private:
  Branching test_;
  bool isUneven_ = false;
};

} // namespace warpgrain::executor
