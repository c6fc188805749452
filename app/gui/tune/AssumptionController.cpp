// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/AssumptionController.h"

#include "core/workflow/KernelBundle.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

std::vector<JudgedAssumption> assumptionsIn(const dependence::Verdict &verdict,
                                            const workflow::LaunchAssumptions &launch) {
  std::vector<JudgedAssumption> out;
  const auto isThere = [&out](const dependence::Reason &reason) {
    return std::ranges::any_of(out, [&](const auto &one) { return one.assumption.text() == reason.text(); });
  };
  for (const dependence::Reason &reason : verdict.assumptions)
    if (!isThere(reason)) out.push_back({.assumption = reason, .inLaunch = launch.judge(reason)});
  return out;
}

} // namespace

AssumptionController::AssumptionController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [parser = std::move(parser)](const Question &question, const CancellationToken &cancel) {
            const auto bundler =
                workflow::KernelBundler::create({.subject = subjectOf(question.kernel, parser), .plans = {}});
            if (!bundler) return std::vector<JudgedAssumption>();
            const auto variants = bundler->write({question.plan}, {}, cancel);
            return variants.empty() ? std::vector<JudgedAssumption>()
                                    : assumptionsIn(variants.front().verdict, bundler->assumptions());
          },
          [this](const std::vector<JudgedAssumption> &assumptions) { Q_EMIT found(assumptions); }) {}

void AssumptionController::ask(const ChosenKernel &kernel, const transform::Plan &plan) {
  worker_.ask({.kernel = kernel, .plan = plan});
}

} // namespace warpgrain::gui
