// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// Refuses a loop before which no register can be declared that the loop uses: the loop is all that stands under a
/// header other than a loop's, or a jump may lead past the declaration.
std::optional<dependence::Verdict> whyNothingBefore(KernelStudy &study, model::StatementId loop);

} // namespace warpgrain::transform
