// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/SearchSpaceController.h"

#include "core/tune/SearchSpace.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::gui {

namespace {

/// The steps of one row of the panel: everything but the factor is the same.
struct Row {
  transform::Step step;
  std::string factors = "1";
  int count = 0;
};

transform::Step withoutFactor(transform::Step step) {
  step.arguments[1] = "N";
  return step;
}

/// What is better at the same number of factors: y, then x, then z; cyclic before adjacent.
std::size_t rankOf(const transform::Step &step) {
  return std::string_view("yxz").find(step.arguments.front()) + 10 * step.arguments.size();
}

} // namespace

std::string defaultSpace(const std::vector<CheckedStep> &steps) {
  std::vector<Row> rows;
  for (const CheckedStep &checked : steps) {
    if (checked.step.word != "coarsen" || !checked.verdict.allows() || checked.step.arguments.size() < 2) continue;
    const transform::Step key = withoutFactor(checked.step);
    auto row = std::ranges::find(rows, key, &Row::step);
    if (row == rows.end()) row = rows.insert(rows.end(), {.step = key});
    row->factors += "," + checked.step.arguments[1];
    ++row->count;
  }
  if (rows.empty()) return {};
  auto best = *std::ranges::max_element(rows, [](const Row &a, const Row &b) {
    return a.count != b.count ? a.count < b.count : rankOf(a.step) > rankOf(b.step);
  });
  best.step.arguments[1] = best.factors;
  return toString(best.step);
}

void SearchSpaceController::setVerdicts(const Verdicts &verdicts) {
  std::string &space = defaults_[verdicts.kernel];
  std::string now = defaultSpace(verdicts.steps);
  if (now == space) return;
  space = std::move(now);
  if (!typed_.contains(verdicts.kernel)) Q_EMIT spaceChanged(verdicts.kernel);
}

void SearchSpaceController::type(const KernelKey &kernel, std::string space) {
  if (kernel.isNone()) return;
  if (space.find_first_not_of(" \t") == std::string::npos)
    typed_.erase(kernel); // an emptied line gets the default back when it is shown next
  else
    typed_[kernel] = std::move(space);
}

void SearchSpaceController::clear() {
  typed_.clear();
  defaults_.clear();
}

std::string SearchSpaceController::spaceOf(const KernelKey &kernel) const {
  if (const auto found = typed_.find(kernel); found != typed_.end()) return found->second;
  const auto found = defaults_.find(kernel);
  return found != defaults_.end() ? found->second : std::string();
}

Result<std::vector<transform::Plan>> SearchSpaceController::plansOf(const KernelKey &kernel,
                                                                    const transform::Plan &chosen) const {
  const std::string space = spaceOf(kernel);
  std::vector<transform::Plan> plans{transform::Plan()};
  if (!space.empty()) {
    auto parsed = tune::parseSearchSpace(space);
    if (!parsed) return parsed;
    plans = std::move(*parsed);
  }
  if (std::ranges::find(plans, chosen) == plans.end()) plans.push_back(chosen);
  return plans;
}

} // namespace warpgrain::gui
