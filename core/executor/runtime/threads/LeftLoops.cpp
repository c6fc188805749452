// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/LeftLoops.h"

#include <algorithm>

namespace warpgrain::executor {

LeftLoops::LeftLoops(std::span<const WaitPoint> waits, std::uint32_t threads)
    : waits_(waits), firstPass_(waits.size()), passesOf_(threads, running) {}

void LeftLoops::begin() {
  passes_ = 0;
  std::ranges::fill(firstPass_, 0U);
  std::ranges::fill(passesOf_, running);
}

void LeftLoops::pass(std::size_t wait) {
  ++passes_;
  if (firstPass_[wait] == 0) firstPass_[wait] = passes_;
}

std::uint32_t LeftLoops::firstPassOf(std::size_t wait) const {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < waits_.size(); ++i)
    if (waits_[i].origin == waits_[wait].origin && firstPass_[i] != 0 && (out == 0 || firstPass_[i] < out))
      out = firstPass_[i];
  return out;
}

} // namespace warpgrain::executor
