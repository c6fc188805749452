// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

#include <cmath>

namespace warpgrain::tune {

namespace {

/// Simulated annealing over neighbours. Costs are compared as ratios, so that the temperature needs no unit.
class Annealing : public Strategy {
public:
  explicit Annealing(const SearchTask &task) : space_(*task.space), draw_(task), random_(task.seed) {}

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    if (!here_ && history.best() != nullptr) here_ = *history.best();
    settle(history);
    std::vector<PointId> out;
    while (out.size() < count) {
      const auto point = next(history);
      if (!point) break;
      draw_.handOut(*point);
      waiting_.push_back(*point);
      out.push_back(*point);
    }
    return out;
  }

private:
  /// Takes the results that have come, in the order in which their points were handed out.
  void settle(const History &history) {
    std::erase_if(waiting_, [&](PointId point) {
      const Evaluation *result = history.find(point);
      if (result == nullptr) return false;
      temperature_ = std::max(lowest, temperature_ * cooling);
      if (result->cost && accepts(*result->cost)) here_ = *result;
      return true;
    });
  }

  bool accepts(double cost) {
    if (!here_ || !here_->cost || cost <= *here_->cost) return true;
    return random_.unit() < std::exp(-std::log(cost / *here_->cost) / temperature_);
  }

  std::optional<PointId> next(const History &history) {
    if (here_) {
      std::vector<PointId> around = neighboursOf(space_, here_->point);
      std::erase_if(around, [&](PointId point) { return !draw_.isNew(history, point); });
      if (!around.empty()) return around[random_.below(around.size())];
      here_.reset();
    }
    return draw_.draw(history, random_);
  }

  static constexpr double cooling = 0.97; ///< after each result
  static constexpr double lowest = 0.01;  ///< then 1 % worse is accepted in one of e cases

  const ParameterSpace &space_;
  PointDraw draw_;
  Random random_;
  double temperature_ = 0.5;
  std::optional<Evaluation> here_;
  std::vector<PointId> waiting_;
};

} // namespace

std::unique_ptr<Strategy> annealingSearch(const SearchTask &task) {
  return std::make_unique<Annealing>(task);
}

} // namespace warpgrain::tune
