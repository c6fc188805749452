// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

namespace warpgrain::tune {

namespace {

/// Goes to a better neighbour as soon as there is one; where there is none, begins again at a random point.
class Neighbourhood : public Strategy {
public:
  explicit Neighbourhood(const SearchTask &task) : space_(*task.space), draw_(task), random_(task.seed) {}

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    move(history);
    std::vector<PointId> out;
    while (out.size() < count) {
      const auto point = next(history);
      if (!point) break;
      draw_.handOut(*point);
      walk_.push_back(*point);
      out.push_back(*point);
    }
    return out;
  }

private:
  /// To the best of the points that this walk has tried.
  void move(const History &history) {
    if (!here_ && walk_.empty() && history.best() != nullptr) goTo(history.best()->point, history);
    for (const PointId point : walk_) {
      const Evaluation *tried = history.find(point);
      if (tried == nullptr || !tried->cost) continue;
      if (const auto cost = costHere(history); !cost || *tried->cost < *cost) goTo(point, history);
    }
  }

  std::optional<double> costHere(const History &history) const {
    const Evaluation *here = here_ ? history.find(*here_) : nullptr;
    return here != nullptr ? here->cost : std::nullopt;
  }

  void goTo(PointId point, const History &history) {
    here_ = point;
    left_ = neighboursOf(space_, point);
    std::erase_if(left_, [&](PointId neighbour) { return !draw_.isNew(history, neighbour); });
    random_.shuffle(left_);
  }

  std::optional<PointId> next(const History &history) {
    while (!left_.empty()) {
      const PointId point = left_.back();
      left_.pop_back();
      if (draw_.isNew(history, point)) return point;
    }
    for (const PointId point : walk_)
      if (here_ && !history.has(point)) return std::nullopt; // it may be better: the walk is not over
    here_.reset();
    walk_.clear();
    return draw_.draw(history, random_);
  }

  const ParameterSpace &space_;
  PointDraw draw_;
  Random random_;
  std::optional<PointId> here_;
  std::vector<PointId> left_; ///< neighbours of `here_` that are still to be tried
  std::vector<PointId> walk_; ///< all points of this walk
};

} // namespace

std::unique_ptr<Strategy> neighbourhoodSearch(const SearchTask &task) {
  return std::make_unique<Neighbourhood>(task);
}

} // namespace warpgrain::tune
