// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/SearchSpaceController.h"

#include "core/plan/StepForm.h"
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

transform::Step withFactor(transform::Step step, const std::string &factor) {
  step.arguments[formOf(step).value] = factor;
  return step;
}

/// What is better at the same number of factors: threads before blocks; cyclic before adjacent; y, then x, then z.
std::size_t rankOf(const transform::Step &step) {
  const std::size_t axis = formOf(step).value - 1; // 1 behind "grid"
  return std::string_view("yxz").find(step.arguments[axis]) + 10 * step.arguments.size() + 100 * axis;
}

} // namespace

std::string defaultSpace(const std::vector<CheckedStep> &steps) {
  std::vector<Row> rows;
  for (const CheckedStep &checked : steps) {
    if (descriptorOf(checked.step).group != transform::PanelGroup::threadCoarsening || !checked.verdict.allows() ||
        changesNothing(checked.step))
      continue;
    const transform::Step key = withFactor(checked.step, "N");
    auto row = std::ranges::find(rows, key, &Row::step);
    if (row == rows.end()) row = rows.insert(rows.end(), {.step = key});
    row->factors += "," + checked.step.arguments[formOf(checked.step).value];
    ++row->count;
  }
  if (rows.empty()) return {};
  const Row best = *std::ranges::max_element(rows, [](const Row &a, const Row &b) {
    return a.count != b.count ? a.count < b.count : rankOf(a.step) > rankOf(b.step);
  });
  return toString(withFactor(best.step, best.factors));
}

std::vector<std::string> spaceChoices(const std::vector<CheckedStep> &steps) {
  std::vector<Row> rows;
  std::vector<std::string> out;
  for (const CheckedStep &checked : steps) {
    if (!checked.verdict.allows() || changesNothing(checked.step)) continue;
    const transform::StepForm form = formOf(checked.step);
    const bool hasValue = form.valueCount == 1 && form.value < checked.step.arguments.size();
    const transform::Step key = hasValue ? withFactor(checked.step, "N") : checked.step;
    auto row = std::ranges::find(rows, key, &Row::step);
    if (row == rows.end())
      row = rows.insert(rows.end(), {.step = key, .factors = form.isFactor && hasValue ? "1" : ""});
    if (hasValue) row->factors += (row->factors.empty() ? "" : ",") + checked.step.arguments[form.value];
  }
  for (const Row &row : rows)
    out.push_back(toString(row.factors.empty() ? row.step : withFactor(row.step, row.factors)));
  return out;
}

void SearchSpaceController::setVerdicts(const Verdicts &verdicts) {
  std::string &space = defaults_[verdicts.kernel];
  std::string now = defaultSpace(verdicts.ofStart);
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
  Q_EMIT spaceTyped();
}

void SearchSpaceController::choose(const KernelKey &kernel, std::string space) {
  if (kernel.isNone()) return;
  typed_[kernel] = std::move(space);
  Q_EMIT spaceChanged(kernel);
  Q_EMIT spaceTyped();
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
  // Without the original there is nothing to compare with.
  if (std::ranges::find(plans, transform::Plan()) == plans.end()) plans.insert(plans.begin(), transform::Plan());
  if (std::ranges::find(plans, chosen) == plans.end()) plans.push_back(chosen);
  return plans;
}

} // namespace warpgrain::gui
