// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

/// A genetic algorithm without generations: each child replaces what it is better than, since parents are always taken
/// from the best points so far.
class Genetic : public Strategy {
public:
  explicit Genetic(const SearchTask &task) : space_(*task.space), draw_(task), random_(task.seed) {}

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    const std::vector<Evaluation> population = history.bestOnes(populationSize);
    std::vector<PointId> out;
    while (out.size() < count) {
      const auto point = next(history, population);
      if (!point) break;
      draw_.handOut(*point);
      out.push_back(*point);
    }
    return out;
  }

private:
  std::optional<PointId> next(const History &history, const std::vector<Evaluation> &population) {
    if (population.size() >= firstParents)
      for (int i = 0; i < maximumChildren; ++i)
        if (const PointId child = mutated(crossed(parent(population), parent(population))); draw_.isNew(history, child))
          return child;
    return draw_.draw(history, random_);
  }

  /// The better one of two.
  PointId parent(const std::vector<Evaluation> &population) {
    return population[std::min(random_.below(population.size()), random_.below(population.size()))].point;
  }

  PointId crossed(PointId mother, PointId father) {
    Choices child = space_.choicesOf(mother);
    const Choices other = space_.choicesOf(father);
    for (std::size_t i = 0; i < child.size(); ++i)
      if (random_.unit() < 0.5) child[i] = other[i];
    return space_.pointOf(child);
  }

  /// One parameter changes, on average.
  PointId mutated(PointId point) {
    const auto &parameters = space_.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
      if (random_.unit() * static_cast<double>(parameters.size()) < 1)
        point = space_.changed(point, i, static_cast<std::uint32_t>(random_.below(parameters[i].values.size())));
    return point;
  }

  static constexpr std::size_t populationSize = 20;
  static constexpr std::size_t firstParents = 8; ///< points are random until so many have succeeded
  static constexpr int maximumChildren = 200;    ///< until one is new

  const ParameterSpace &space_;
  PointDraw draw_;
  Random random_;
};

} // namespace

std::unique_ptr<Strategy> geneticSearch(const SearchTask &task) {
  return std::make_unique<Genetic>(task);
}

} // namespace warpgrain::tune
