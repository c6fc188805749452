// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Evaluation.h"
#include "core/tune/search/Random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace warpgrain::tune {

/// Chooses the points of a space that are evaluated next (ALG-D1).
///
/// What was evaluated is handed in, so that a search may begin with the results of another one, and goes on where it
/// was interrupted. Points that were handed out and have no result yet are remembered by the strategy: several may be
/// under way.
class Strategy {
public:
  Strategy() = default;
  Strategy(const Strategy &) = delete;
  Strategy &operator=(const Strategy &) = delete;
  virtual ~Strategy() = default;

  /// At most `count` admitted points, none of which was evaluated or handed out before. Fewer, or none: all that are
  /// left are under way, or there are no more.
  virtual std::vector<PointId> propose(const History &history, std::size_t count) = 0;
};

/// What a strategy works on.
struct SearchTask {
  const ParameterSpace *space = nullptr; ///< never null; outlives the strategy
  std::uint64_t seed = 0;
  /// How likely a point is to be a good one, before anything was measured: above 0, at most 1. None: plausibility().
  std::function<double(PointId)> plausible = {};
  /// Draws a point that may be a good one, in place of any admitted one, for a search that has few results, and among
  /// those that are far from what was tried. None: every admitted point is as likely.
  std::function<PointId(Random &)> likely = {};
};

/// A guess from the roles of parameters alone: blocks of whole warps, of some hundred threads, are the likely ones.
double plausibility(const ParameterSpace &space, PointId point);

std::unique_ptr<Strategy> exhaustiveSearch(const SearchTask &task);
std::unique_ptr<Strategy> randomSearch(const SearchTask &task);
std::unique_ptr<Strategy> neighbourhoodSearch(const SearchTask &task);
std::unique_ptr<Strategy> annealingSearch(const SearchTask &task);
std::unique_ptr<Strategy> geneticSearch(const SearchTask &task);
std::unique_ptr<Strategy> surrogateSearch(const SearchTask &task);

/// A strategy by its name.
struct NamedStrategy {
  std::string_view name; ///< "surrogate"
  std::string_view what; ///< one line for a person who chooses
  std::unique_ptr<Strategy> (*create)(const SearchTask &task);
};

/// All of them; the one that is best where nothing else is known is first.
inline constexpr std::array<NamedStrategy, 6> strategies{{
    {"surrogate", "a model that learns from every result chooses the next point", surrogateSearch},
    {"genetic", "the best points so far are crossed and changed", geneticSearch},
    {"annealing", "walks to neighbours, to worse ones too, less and less", annealingSearch},
    {"neighbourhood", "walks to the best neighbour, then starts again elsewhere", neighbourhoodSearch},
    {"random", "points in random order", randomSearch},
    {"exhaustive", "every point, in the order of the space", exhaustiveSearch},
}};

} // namespace warpgrain::tune
