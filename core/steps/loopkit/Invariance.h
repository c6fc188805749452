// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/Effects.h"
#include "core/dependence/reasons/Reason.h"
#include "core/model/BodyIndex.h"

#include <optional>
#include <set>

namespace warpgrain::transform {

/// Why an expression may not be evaluated less often, once more or at another time, whatever its operands are; as a
/// clause.
std::optional<dependence::Reason> whyOtherEachTime(const model::BodyIndex &index, dependence::EffectsAnalysis &effects,
                                                   model::ExpressionId expression);

/// Why the value of an expression may change while a statement runs, again and again; nothing where it certainly stays
/// and computing it less often changes nothing. `steady`: variables that the caller knows to stay. A clause for a
/// sentence: "n is changed in line 12".
std::optional<dependence::Reason> whyItChanges(const model::BodyIndex &index, dependence::EffectsAnalysis &effects,
                                               model::ExpressionId expression, model::StatementId within,
                                               const std::set<model::VariableId> &steady = {});

} // namespace warpgrain::transform
