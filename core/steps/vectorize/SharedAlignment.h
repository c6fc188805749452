// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// Refuses a shared array whose declaration cannot say that it begins at a multiple of so many bytes.
std::optional<dependence::Verdict> whyNotAlignable(const KernelStudy &study, model::VariableId array,
                                                   std::uint64_t bytes);

/// Returns the edit that lets a declaration say so; no value if it does already. Precondition: whyNotAlignable() has no
/// objection.
std::optional<TextEdit> alignedDeclaration(const KernelStudy &study, model::VariableId array, std::uint64_t bytes);

} // namespace warpgrain::transform
