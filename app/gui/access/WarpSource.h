// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/counting/Fact.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/facts/requests/WarpRequest.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// The addresses of single warps of an access: by its linear form where it has one, else by computing each thread's
/// address.
class WarpSource {
public:
  /// The unit must outlive the source.
  WarpSource(const model::Unit &unit, const access::KernelFacts &facts, const access::AccessInstance &instance);

  const access::OuterIndices &outer() const { return outer_; }

  /// Whether the launch tells the extent of an outer index; else it stands for more.
  bool isKnown(std::size_t index) const { return isKnown_[index]; }

  const access::AtomTable &atoms() const { return *atoms_; }

  /// Threads along x, y and z; all 1 where the launch does not tell them: then there is nothing to see.
  const std::array<std::int64_t, 3> &block() const { return block_; }

  std::int64_t threads() const { return block_[0] * block_[1] * block_[2]; }

  /// `at` holds a value for each of the outer indices. A thread for which a condition is not known takes part.
  access::Fact<access::WarpAddresses> warp(std::int64_t number, const std::vector<std::int64_t> &at);

private:
  access::Fact<access::WarpAddresses> computed(std::int64_t number, const std::vector<std::int64_t> &at);

  std::unique_ptr<access::AtomTable> atoms_; ///< a copy: looking at an access adds to it
  access::OuterIndices outer_;
  std::vector<bool> isKnown_; ///< for each of the outer indices
  std::array<std::int64_t, 3> block_{1, 1, 1};
  std::optional<access::CountedAccess> counted_;
  std::optional<access::AccessProgram> program_;
  std::optional<access::Reason> problem_; ///< why there are no addresses at all
};

} // namespace warpgrain::gui
