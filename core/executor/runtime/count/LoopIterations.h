// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace warpgrain::executor {

/// How often the lanes of a block's warps run each loop.
class LoopIterations {
public:
  LoopIterations(std::size_t warps, std::size_t loops) : warps_(warps), last_(warps * loops), loops_(loops) {}

  /// An iteration of a thread; path tells the iterations of the loops around the loop. True where it took memory.
  bool iterate(std::uint32_t thread, std::uint32_t loop, std::uint64_t path) {
    const std::uint64_t before = count_;
    ++timesOf(thread, loop, path);
    return count_ != before;
  }

  /// The same of the first lanes of a warp, as many.
  bool iterateAll(std::uint32_t warp, std::uint32_t lanes, std::uint32_t loop, std::uint64_t path) {
    const std::uint64_t before = count_;
    std::uint32_t *times = &timesOf(warp * warpSize, loop, path);
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      ++times[lane];
    return count_ != before;
  }

  void add(std::uint32_t thread, std::uint32_t loop, std::uint64_t path, std::uint32_t iterations) {
    timesOf(thread, loop, path) += iterations;
  }

  /// Of loops that the warp's lanes ran, those that not all ran equally often who ran them at all. Forgets them all.
  void compare(std::uint32_t warp, const std::function<void(std::uint32_t loop)> &isUneven);

  /// About what it takes, in bytes.
  std::uint64_t bytes() const { return count_ * (sizeof(Lanes) + 64); }

private:
  using Lanes = std::array<std::uint32_t, warpSize>;

  struct Key {
    std::uint32_t loop = 0;
    std::uint64_t path = 0;

    friend auto operator<=>(const Key &, const Key &) = default;
  };

  /// What a warp met last of a loop.
  struct Last {
    std::uint64_t path = 0;
    Lanes *times = nullptr;
  };

  std::uint32_t &timesOf(std::uint32_t thread, std::uint32_t loop, std::uint64_t path) {
    const Last &last = last_[thread / warpSize * loops_ + loop];
    if (last.times == nullptr || last.path != path) find(thread / warpSize, loop, path);
    return (*last.times)[thread % warpSize];
  }

  void find(std::uint32_t warp, std::uint32_t loop, std::uint64_t path);

  std::vector<std::map<Key, Lanes>> warps_; // nodes stay where they are
  std::vector<Last> last_;
  std::size_t loops_;
  std::uint64_t count_ = 0;
};

} // namespace warpgrain::executor
