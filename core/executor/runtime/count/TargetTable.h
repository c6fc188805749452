// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace warpgrain::executor {

/// What lanes do work on: a place of the code and an array that it goes to.
struct Target {
  std::uint32_t place = 0;
  std::uint64_t array = 0; ///< 0 of what is no access

  friend auto operator<=>(const Target &, const Target &) = default;
};

/// Gives targets numbers, from 0.
class TargetTable {
public:
  std::uint32_t numberOf(const Target &target) {
    const auto [found, isNew] = numbers_.try_emplace(target, static_cast<std::uint32_t>(targets_.size()));
    if (isNew) targets_.push_back(target);
    return found->second;
  }

  const Target &operator[](std::uint32_t number) const { return targets_[number]; }

  std::size_t size() const { return targets_.size(); }

private:
  std::map<Target, std::uint32_t> numbers_;
  std::vector<Target> targets_;
};

} // namespace warpgrain::executor
