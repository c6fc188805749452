// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

/// `persist [BLOCKS]`: so many blocks, at most those of the grid, take turns at the work of all of the grid's blocks.
struct PersistStep {
  std::optional<std::int64_t> blocks; ///< nothing: as many as are resident on the device
};

inline constexpr std::string_view persistUsage = "persist [BLOCKS]";

Read<PersistStep> parsePersist(const Step &step);
Step toStep(const PersistStep &step);

} // namespace warpgrain::transform
