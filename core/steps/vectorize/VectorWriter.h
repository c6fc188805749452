// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/vectorize/VectorGroup.h"

#include <cstdint>
#include <expected>
#include <vector>

namespace warpgrain::transform {

/// Writes groups as vectors: their elements are loaded together before the group's statements and stored together
/// after them. A loop with a condition is written twice: with vectors where all iterations meet the condition, and as
/// it is for others.
std::expected<TextEdits, dependence::Verdict> writeVectors(const KernelStudy &study, std::int64_t elements,
                                                           const std::vector<VectorGroup> &groups);

/// Refuses a group whose first element, or whose conditions, cannot be computed before its statements.
std::optional<dependence::Verdict> whyNotWritten(const KernelStudy &study, std::int64_t elements,
                                                 const VectorGroup &group);

} // namespace warpgrain::transform
