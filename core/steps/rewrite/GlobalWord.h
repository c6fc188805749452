// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Returns a word of the dialect at global scope (`float4`) as text written into a kernel has to name it: with `::`
/// before it where the unit's own files may give it another meaning there. Refuses a word that is a macro of theirs.
std::expected<std::string, dependence::Verdict> globalWord(const model::Unit &unit, const model::Function &kernel,
                                                           const std::string &word);

} // namespace warpgrain::transform
