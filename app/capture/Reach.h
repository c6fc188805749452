// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/Device.h"
#include "app/capture/Tracking.h"
#include "core/measure/Bundle.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace warpgrain::capture {

/// The memory that a launch reaches: what its arguments lead to, what that leads to, and so on. Each range has a
/// number, in the order in which they were found. Every 8 bytes at a multiple of 8 that are an address of memory which
/// is allocated count as a pointer.
class Reach {
public:
  Reach(const Device &device, Tracked tracked) : device_(device), tracked_(std::move(tracked)) {}

  /// A variable of the module: reached only where a pointer leads to it, or by take().
  void addVariable(const Range &variable) { tracked_.allocations.add(variable); }

  /// Numbers a range, where it has no number yet.
  std::size_t take(const Range &range);

  const std::vector<Range> &ranges() const { return ranges_; }

  bool has(const Range &range) const { return numbers_.contains(range.begin); }

  /// Where an argument's value leads; the driver is asked too where the value is of memory whose begin was not seen.
  std::optional<measure::Relocation> followArgument(std::uint64_t value, std::uint64_t at);

  /// Adds the pointers in a piece of a range. What they lead to gets a number where `further` is set, and is no pointer
  /// where it has none otherwise.
  void scan(std::uint64_t offset, std::span<const std::byte> piece, bool further,
            std::vector<measure::Relocation> &out);

  bool isTexture(std::uint64_t value) const { return value != 0 && tracked_.textures.contains(value); }

  /// Whether a value that leads nowhere still looks like an address.
  bool looksLikeAddress(std::uint64_t value) const;

  /// Words that look like addresses, but of memory that is not there, or was not recorded.
  std::uint64_t strays() const { return strays_; }

private:
  const Device &device_;
  Tracked tracked_;
  std::vector<Range> ranges_;
  std::map<std::uint64_t, std::size_t> numbers_; ///< by begin
  std::uint64_t strays_ = 0;
};

} // namespace warpgrain::capture
