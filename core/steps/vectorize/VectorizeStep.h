// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// `vectorize ARRAY ELEMENTS`: a thread loads and stores neighbouring elements of an array together.
struct VectorizeStep {
  std::string array;
  std::int64_t elements = 4; ///< 2 or 4
};

inline constexpr std::string_view vectorizeUsage = "vectorize ARRAY ELEMENTS";

Read<VectorizeStep> parseVectorize(const Step &step);
/// The canonical spelling.
Step toStep(const VectorizeStep &step);

} // namespace warpgrain::transform
