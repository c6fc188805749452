// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// True for a loop's counter or line: `k`, `L42`.
bool isLoopWord(std::string_view word);

/// A step whose arguments are all names of loops; fails with what is wrong and how the step is written.
Read<void> checkLoopWords(const Step &step, std::size_t least, std::size_t most, std::string_view usage);

/// The kernel's for loops, in the order of its text.
std::vector<model::StatementId> forLoopsOf(const model::Unit &unit, model::FunctionId kernel);

} // namespace warpgrain::transform
