// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/memory/arrays/ElementUses.h"

#include <expected>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::transform {

/// One dimension of the element that a copy writes: `t` of `xs[t]`, `tx + 1` of `tile[ty][tx + 1]`.
struct CopySubscript {
  model::ExpressionId written = model::none<model::ExpressionId>;
  /// The name in it that tells elements apart: a thread's index or a variable, in one place. None if the subscript is
  /// the same for all that the copy writes in one round.
  model::ExpressionId root = model::none<model::ExpressionId>;
  /// What is added to the root, or with `minus` subtracted from it, outermost first: the same for the whole round.
  std::vector<std::pair<model::Operator, model::ExpressionId>> beside;
};

/// A read of a copied element.
struct CopyRead {
  const ElementUse *use = nullptr;
  model::StatementId loop = model::none<model::StatementId>; ///< the innermost one around copy and read; none: no loop
};

/// A shared array that one assignment fills, `xs[t] = x[first + t];`, and what reads it.
struct SharedCopy {
  OwnArray array;
  model::StatementId statement = model::none<model::StatementId>; ///< the assignment
  model::ExpressionId value = model::none<model::ExpressionId>;
  std::vector<CopySubscript> subscripts; ///< one per dimension, outermost first
  std::vector<CopyRead> reads;           ///< in source order; at least one, all of them behind the copy
};

/// Finds the one assignment that fills a shared array of the kernel, and all reads. Refuses another use of the array,
/// and a read that stands before the copy in the text.
std::expected<SharedCopy, dependence::Verdict> readSharedCopy(KernelStudy &study, const std::string &array);

/// True if threads of a block may have different values of an expression.
bool variesInBlock(KernelStudy &study, model::ExpressionId expression);

/// Returns an expression without conversions that nobody wrote.
model::ExpressionId asWritten(const model::Body &body, model::ExpressionId expression);

} // namespace warpgrain::transform
