// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// How the iterations of a loop put a value together.
enum class SumOperation : std::uint8_t { sum, product, bitAnd, bitOr, bitXor, extremum };

/// A variable of the thread's own that is declared before a loop, and of which the iterations do nothing but add to it.
struct LaneSum {
  std::string name;
  SumOperation operation = SumOperation::sum;
  std::string function; ///< of an extremum, as the source calls it: `fmaxf`
  std::string type;     ///< "float"
  bool isFloating = false;
  bool isSigned = false;
  bool isIdentityBefore = false; ///< it certainly holds 0 before a sum, or 1 before a product, when the loop begins
  SourceSpan span;               ///< of the first addition

  /// The bits of the result depend on the order of the iterations.
  bool dependsOnOrder() const {
    return isFloating && (operation == SumOperation::sum || operation == SumOperation::product);
  }

  /// Adding the value before the loop more than once changes the result.
  bool countsOnce() const {
    return operation == SumOperation::sum || operation == SumOperation::product || operation == SumOperation::bitXor;
  }

  /// Both are put together in the same way.
  bool isLike(const LaneSum &other) const {
    return name == other.name && operation == other.operation && function == other.function;
  }
};

/// The sums of a loop of one body; or why a variable that is declared before the loop forbids to share its iterations
/// out: it carries a value from one to the next, or one that is used after the loop.
std::expected<std::vector<LaneSum>, dependence::Verdict> laneSumsOf(const model::BodyIndex &index,
                                                                    model::StatementId loop, model::VariableId counter);

/// The same for a kernel, whose body the index is of: of a template, in each of its instantiations, which must have the
/// same sums. Types are those of the instantiation in which most depends on them.
std::expected<std::vector<LaneSum>, dependence::Verdict>
laneSumsOf(const model::Function &kernel, const model::BodyIndex &index, const CountingLoop &loop);

} // namespace warpgrain::transform
