// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <expected>

namespace warpgrain::transform {

/// Rewrites every launch of a kernel so that its block has a factor fewer threads along an axis
/// (ALG-B1 R10) or a factor more, or its grid fewer blocks. Everything else that the launching code computes from its
/// block size keeps its old meaning: only what is handed to the launch changes. Where divisibility is known only at run
/// time, the host code asserts it.
class LaunchRewriter {
public:
  LaunchRewriter(const model::Unit &unit, model::FunctionId kernel) : unit_(unit), kernel_(kernel) {}

  /// Whether every launch can be found and rewritten. `what`: whether the block is to change. A kernel that says itself
  /// how large its block is keeps it.
  enum class Change : std::uint8_t { block, gridAlone };
  dependence::Verdict check(Change what = Change::block) const;

  /// Divides the block's extent; rounds up where it is known not to be divisible. Precondition:
  /// check() allows.
  /// `multiple`: what extents that are known at run time only are asserted to be a multiple of, if not of the factor.
  std::expected<TextEdits, dependence::Verdict> divideBlock(model::Axis axis, std::int64_t factor,
                                                            std::int64_t multiple = 0) const;
  /// Multiplies the block's extent. Precondition: check() allows.
  std::expected<TextEdits, dependence::Verdict> multiplyBlock(model::Axis axis, std::int64_t factor) const;
  /// Divides the grid's extent like the block's. Fails for launches that need all their blocks at once.
  /// `roundsUp`: also an extent that is known at run time only, in place of the assertion.
  std::expected<TextEdits, dependence::Verdict> divideGrid(model::Axis axis, std::int64_t factor,
                                                           bool roundsUp = false) const;

private:
  std::optional<dependence::Verdict> whyNot(const model::Launch &launch, Change what) const;
  std::optional<dependence::Verdict> whyShared(const model::Launch &launch) const;

  const model::Unit &unit_;
  model::FunctionId kernel_;
};

/// True for what is recorded of a kernel that says itself how large its block is: a launch in no function, of which
/// nothing but the block is known.
bool isBlockOfKernel(const model::Launch &launch);

/// Adds edits that move the lines of a launch's arguments which stand below the first one, as far as the edits of what
/// stands before it on its line move that. Lines that are indented otherwise stay.
void keepArgumentsAligned(const model::Unit &unit, const model::Launch &launch, TextEdits &edits);

} // namespace warpgrain::transform
