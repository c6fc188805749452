// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// The host functions that launches of a kernel call to count their blocks. Those that an earlier step wrote above the
/// kernel serve it, too.
class BlockCounters {
public:
  BlockCounters(const model::Unit &unit, const model::Function &kernel);

  /// Returns a call that gives the number of a grid's blocks, or `most` where they are more.
  std::string blocksAtMost(const std::string &grid, const std::string &most);
  /// Returns a call that gives the blocks of the device, of those that are resident on each multiprocessor.
  std::string blocksOfDevice(const std::string &resident);

  /// Returns the edit that puts the functions which are called, and not there yet, before the kernel.
  std::optional<TextEdit> functions() const;

private:
  /// A function with its lines, all of them with their ends.
  struct Counter {
    std::string name;
    std::string text;
    bool isThere = false;
    bool isCalled = false;
  };

  using Lines = std::vector<std::string> (model::Dialect::*)(const std::string &) const;

  Counter counterFor(const std::string &wish, Lines lines) const;

  const model::Unit &unit_;
  const model::Function &kernel_;
  Counter atMost_;
  Counter ofDevice_;
};

} // namespace warpgrain::transform
