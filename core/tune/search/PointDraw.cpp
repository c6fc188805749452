// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::tune {

namespace {

constexpr int maximumDraws = 4096;
constexpr std::uint64_t maximumSteps = std::uint64_t{1} << 22U;

} // namespace

double plausibility(const ParameterSpace &space, PointId point) {
  double threads = 1;
  bool isKnown = false;
  for (std::size_t i = 0; i < space.parameters().size(); ++i)
    if (space.parameters()[i].role == ParameterRole::blockExtent)
      if (const auto number = numberOf(space.valueOf(point, i)); number && *number >= 1) {
        threads *= *number;
        isKnown = true;
      }
  if (!isKnown) return 1;
  constexpr double likeliest = 7.5; // between 128 and 256 threads
  constexpr double spread = 1.5;
  const double distance = (std::log2(threads) - likeliest) / spread;
  constexpr double ofPartWarps = 0.3;
  return std::exp(-0.5 * distance * distance) * (std::fmod(threads, 32) == 0 ? 1 : ofPartWarps);
}

std::optional<PointId> PointDraw::draw(const History &history, Random &random) const {
  const std::uint64_t count = space_.combinations();
  for (int i = 0; i < maximumDraws; ++i)
    if (const PointId point = random.below(count); isNew(history, point)) return point;
  PointId point = random.below(count);
  for (std::uint64_t i = 0; i < std::min(count, maximumSteps); ++i, point = (point + 1) % count)
    if (isNew(history, point)) return point;
  return std::nullopt;
}

std::vector<PointId> neighboursOf(const ParameterSpace &space, PointId point) {
  std::vector<PointId> out;
  const Choices choices = space.choicesOf(point);
  for (std::size_t i = 0; i < choices.size(); ++i)
    for (std::uint32_t choice = 0; choice < space.parameters()[i].values.size(); ++choice) {
      if (choice == choices[i]) continue;
      const PointId neighbour = space.changed(point, i, choice);
      if (space.admits(neighbour)) out.push_back(neighbour);
    }
  return out;
}

} // namespace warpgrain::tune
