// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::workflow {

/// What a search makes small.
enum class SearchObjective : std::uint8_t {
  time,
  energy, ///< of a launch
  both,   ///< the plans that no other one beats in time and energy
};

inline constexpr std::array<std::string_view, 3> searchObjectiveNames{"time", "energy", "both"};

/// What a strategy is told of a plan, 1 for the original: its time, its energy, or the product of both, by how many
/// times it is faster and takes less energy. None where one of them that counts is not known.
inline std::optional<double> costOf(SearchObjective objective, std::optional<double> speedUp,
                                    std::optional<double> saving) {
  const bool countsTime = objective != SearchObjective::energy;
  const bool countsEnergy = objective != SearchObjective::time;
  if ((countsTime && !speedUp) || (countsEnergy && !saving)) return std::nullopt;
  return 1 / ((countsTime ? *speedUp : 1) * (countsEnergy ? *saving : 1));
}

} // namespace warpgrain::workflow
