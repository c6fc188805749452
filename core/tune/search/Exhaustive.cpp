// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/PointDraw.h"

namespace warpgrain::tune {

namespace {

class Exhaustive : public Strategy {
public:
  explicit Exhaustive(const SearchTask &task) : space_(*task.space) {}

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    std::vector<PointId> out;
    for (; next_ < space_.combinations() && out.size() < count; ++next_)
      if (!history.has(next_) && space_.admits(next_)) out.push_back(next_);
    return out;
  }

private:
  const ParameterSpace &space_;
  PointId next_ = 0;
};

} // namespace

std::unique_ptr<Strategy> exhaustiveSearch(const SearchTask &task) {
  return std::make_unique<Exhaustive>(task);
}

} // namespace warpgrain::tune
