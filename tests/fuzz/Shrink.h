// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "tests/fuzz/KeptCase.h"

#include <chrono>
#include <functional>
#include <optional>

namespace warpgrain::tests {

/// What a shrinker asks of each smaller case.
struct ShrinkQuestions {
  std::function<bool(const KeptCase &smaller)> fails;                       ///< in the same way as the first one
  std::function<std::optional<model::Unit>(const std::string &text)> parse; ///< nothing where it does not compile
};

/// The smallest case that is found in the time: steps of the plan, statements, loops and conditions around others,
/// variables, operations, numbers, parameters are taken away one after another for as long as the case still fails
/// (delta debugging; Zeller and Hildebrandt, 2002). The case itself must fail.
KeptCase shrunk(KeptCase failing, const ShrinkQuestions &questions, std::chrono::steady_clock::time_point deadline);

} // namespace warpgrain::tests
