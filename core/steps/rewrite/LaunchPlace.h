// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace warpgrain::transform {

/// True if evaluating an expression may change something, its operands aside: it assigns, steps, calls what is not a
/// constant, or is not followed.
bool hasEffectItself(const model::Expression &expression);

/// The statement before which lines may compute an extent of a launch in its place (`computes`), or test it; none where
/// there is no such statement. The launch is then evaluated once whenever the statement is, and nothing that the
/// statement does before the launch changes the extent. A statement before which something is computed is the launch
/// alone. A macro that is handed the launch (`CHECK((k<<<1, 2>>>(p)));`) is a statement too, as long as it does nothing
/// but launch at once.
model::StatementId statementToPutBefore(const model::Unit &unit, const model::Launch &launch,
                                        model::ExpressionId extent, bool computes);

/// The edits that put lines before a statement, with braces around both where the statement stands alone under a
/// header, or where a jump past it would jump past the names that the lines declare.
TextEdits linesBefore(const model::Unit &unit, const model::Function &launcher, model::StatementId statement,
                      const std::vector<std::string> &lines, bool declareNames);

} // namespace warpgrain::transform
