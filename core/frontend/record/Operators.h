// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"

#include <clang/AST/OperationKinds.h>

namespace warpgrain::frontend {

/// The operator as it is written; a compound assignment's is the arithmetic one, none for a plain assignment.
model::Operator operatorOf(clang::BinaryOperatorKind kind);
model::Operator operatorOf(clang::UnaryOperatorKind kind);

} // namespace warpgrain::frontend
