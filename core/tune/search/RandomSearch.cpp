// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

namespace warpgrain::tune {

namespace {

class RandomSearch : public Strategy {
public:
  explicit RandomSearch(const SearchTask &task) : draw_(task), random_(task.seed) {}

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    std::vector<PointId> out;
    while (out.size() < count) {
      const auto point = draw_.draw(history, random_);
      if (!point) break;
      draw_.handOut(*point);
      out.push_back(*point);
    }
    return out;
  }

private:
  PointDraw draw_;
  Random random_;
};

} // namespace

std::unique_ptr<Strategy> randomSearch(const SearchTask &task) {
  return std::make_unique<RandomSearch>(task);
}

} // namespace warpgrain::tune
