// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

#include <functional>
#include <vector>

namespace warpgrain::model {

/// The statement and everything in it, outermost first: parts of headers, then children in order.
std::vector<StatementId> statementsIn(const Body &body, StatementId root);

/// The expressions a statement's own header or declarators hold, outermost only; not those of
/// statements inside it.
std::vector<ExpressionId> rootExpressionsOf(const Body &body, StatementId statement);

/// Every expression below and with a root, outermost first.
std::vector<ExpressionId> expressionsIn(const Body &body, ExpressionId root);

/// Every expression of a statement and of all statements inside it.
std::vector<ExpressionId> expressionsInStatement(const Body &body, StatementId statement);

/// True if a statement is another one or stands inside it.
bool isInside(const Body &body, StatementId inner, StatementId outer);

/// The innermost loop or switch a `break` leaves, or loop a `continue` continues; none if it stands
/// outside any.
StatementId jumpTarget(const Body &body, StatementId jump);

/// The innermost loop around a statement, not counting itself.
StatementId enclosingLoop(const Body &body, StatementId statement);

} // namespace warpgrain::model
