// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Returns a part of an expression that must not be computed twice, or elsewhere: a call or a change. Null if there is
/// none.
const model::Expression *findEffect(const model::Body &body, model::ExpressionId root);

/// Speaks of a loop's first iteration before the loop: with the counter's first value in place of the counter.
class FirstIteration {
public:
  /// Fails where the first value, or the condition that decides whether there is a first iteration, cannot be computed
  /// once more.
  static std::expected<FirstIteration, dependence::Verdict> of(const model::BodyIndex &index, const CountingLoop &loop);

  /// The text of an expression; it must stand in the file as it is.
  std::string textOf(const SourceSpan &expression) const;

  /// Whether there is a first iteration: `0 < n`. Empty where there is one for certain.
  const std::string &guard() const { return guard_; }

private:
  FirstIteration(const model::BodyIndex &index, const CountingLoop &loop) : index_(&index), counter_(loop.counter) {}

  std::string withoutCounter(std::string_view text, const std::vector<std::uint32_t> &places) const;

  const model::BodyIndex *index_;
  model::VariableId counter_;
  std::string first_; ///< empty where the counter has its first value before the loop
  std::string guard_;
};

} // namespace warpgrain::transform
