// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/Evaluation.h"

#include <algorithm>

namespace warpgrain::tune {

void History::add(const Evaluation &evaluation) {
  const std::size_t index = evaluations_.size();
  if (!at_.emplace(evaluation.point, index).second) return;
  evaluations_.push_back(evaluation);
  if (evaluation.cost && (!best_ || *evaluation.cost < *evaluations_[*best_].cost)) best_ = index;
}

const Evaluation *History::best() const {
  return best_ ? &evaluations_[*best_] : nullptr;
}

const Evaluation *History::find(PointId point) const {
  const auto found = at_.find(point);
  return found != at_.end() ? &evaluations_[found->second] : nullptr;
}

std::vector<Evaluation> History::bestOnes(std::size_t count) const {
  std::vector<Evaluation> out;
  std::ranges::copy_if(evaluations_, std::back_inserter(out), [](const Evaluation &e) { return e.cost.has_value(); });
  std::ranges::stable_sort(out, {}, [](const Evaluation &e) { return *e.cost; });
  if (out.size() > count) out.resize(count);
  return out;
}

} // namespace warpgrain::tune
