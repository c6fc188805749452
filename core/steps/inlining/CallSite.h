// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"

#include <cstdint>
#include <expected>

namespace warpgrain::transform {

/// What becomes of the value of a call that is to be written out.
enum class CallForm : std::uint8_t {
  statement,   ///< `f(x);`
  assignment,  ///< `y = f(x);`, with any assignment operator
  declaration, ///< `float y = f(x);`
  part,        ///< `y = 2 * f(x) + 1;`, `if (f(x) > 0)`: done before the statement
};

/// A call in a kernel's text, in a statement before which other statements may be put.
struct CallSite {
  model::ExpressionId call = model::none<model::ExpressionId>;
  model::StatementId statement = model::none<model::StatementId>;
  CallForm form = CallForm::statement;
  bool isLast = false; ///< nothing of the kernel is done after it, so that `return` ends both
};

/// Finds how a call stands; or says why it cannot be done before its statement: it is not always evaluated, or
/// something that may be in its way is evaluated before it.
std::expected<CallSite, dependence::Verdict> callSiteOf(const model::BodyIndex &index, model::ExpressionId call);

/// True for a variable of a thread that nothing but its own assignments can change: its address is not taken.
bool isPrivate(const model::BodyIndex &index, model::VariableId variable);

/// An expression without conversions that nobody wrote.
model::ExpressionId withoutConversions(const model::Body &body, model::ExpressionId expression);

} // namespace warpgrain::transform
