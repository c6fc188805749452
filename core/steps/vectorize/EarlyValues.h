// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::transform {

/// Speaks, before a piece of the kernel's text, of values that are computed in it: of variables that are declared there
/// and keep their value, and of the counter of a loop that counts up by one. The variables get a copy before the piece
/// with the value that they have in the first iteration: `const int i0 = threadIdx.x * 4;`.
class EarlyValues {
public:
  /// `counter`: of the loop that the piece is, which declares it; none where it is no loop. `names` gives the copies
  /// theirs.
  EarlyValues(const model::BodyIndex &index, const SourceSpan &piece, model::VariableId counter, FreshNames &names)
      : index_(index), body_(index.body()), unit_(index.unit()), piece_(piece), counter_(counter), names_(names) {}

  /// Returns why a value cannot be computed before the piece; `what` is found by it. None if it can.
  std::optional<dependence::Verdict> whyNot(model::ExpressionId value, const std::string &what) const;
  /// The same of the address of an element, which need not be loaded for it.
  std::optional<dependence::Verdict> whyNotAddress(model::ExpressionId element, const std::string &what) const;

  /// Returns how much the value of an integer expression grows from one iteration to the next; no value if that is no
  /// number. Precondition: whyNot() has no objection.
  std::optional<std::int64_t> slopeOf(model::ExpressionId expression) const;

  /// True if a value is computed of what is never negative, by sums and products: as an unsigned number, it goes past
  /// zero in no iteration, if it has no more than its type can hold. Precondition: whyNot() has no objection.
  bool isNeverNegative(model::ExpressionId expression) const;

  /// Returns the expression's text with the values of an iteration, from 0. Precondition: whyNot() has no objection.
  std::string textOf(const SourceSpan &expression, std::int64_t iteration);

  /// Returns the number of the iteration, from 0, as text in the loop.
  std::string iterationText() const;

  /// Returns the declarations of the copies that textOf() named.
  const std::vector<std::string> &declarations() const { return declarations_; }

private:
  bool isInner(model::VariableId variable) const;
  bool wrapsWhereItGrows(const model::Expression &cast) const;
  bool mayDivideByZero(model::ExpressionId value) const;
  std::optional<dependence::Verdict> whyNotPart(model::ExpressionId part, const std::string &what) const;
  std::optional<dependence::Verdict> whyNotVariable(model::VariableId variable, const std::string &what) const;
  std::string startText() const;
  std::string copyOf(model::VariableId variable);
  std::string valueOf(model::ExpressionId naming, std::int64_t iteration);
  bool isStillTrue(const model::Variable &known) const;
  std::optional<std::string> knownCopy(model::VariableId variable, const std::string &value) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Unit &unit_;
  SourceSpan piece_;
  model::VariableId counter_;
  FreshNames &names_;
  std::vector<std::pair<model::VariableId, std::string>> copies_;
  std::vector<std::string> declarations_;
};

} // namespace warpgrain::transform
