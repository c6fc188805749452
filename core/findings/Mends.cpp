// SPDX-License-Identifier: Apache-2.0
#include "core/findings/Mends.h"

#include "core/plan/PlanStages.h"
#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <utility>

namespace warpgrain::findings {

namespace {

using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;
using transform::Plan;
using transform::PlanPhase;
using transform::Step;
using transform::StepSubject;

/// Gains of less are within the model's error.
constexpr double leastGain = 1.03;
constexpr double leastGainOfGrain = 1.1;

/// A plan that is allowed, and what the model expects of it.
struct Allowed {
  Plan plan;
  Verdict verdict;
};

class MendFinder {
public:
  MendFinder(KernelFindings &findings, const tune::EstimateTask &task, const MendLimits &limits,
             const CancellationToken &cancel)
      : findings_(findings), task_(task), limits_(limits), cancel_(cancel), estimator_(task),
        stages_(*task.subject->unit, task.subject->kernel, task.subject->reparse, task.subject->texts) {
    for (const transform::Transformation *transformation : transform::transformations())
      for (Step &step : transformation->offers(*task.subject->unit, task.subject->kernel))
        offers_.push_back(std::move(step));
  }

  void run() {
    const bool isKnown = task_.launch.block.known() && task_.launch.grid.known();
    if (isKnown && !cancel_.stop_requested()) original_ = estimator_.estimate({}).time;
    for (Finding &finding : findings_.list)
      if (!cancel_.stop_requested()) mend(finding);
    addUnusedGrain();
    findings_.nothing.reset();
    if (findings_.list.empty()) sayNothing();
  }

private:
  /// True if a step may mend a finding: by what it is made on, and by what such steps are for.
  static bool fits(const Finding &finding, const Step &step) {
    const transform::StepDescriptor &of = transform::descriptorOf(step);
    const bool isOnArray = of.subject == StepSubject::array && !step.arguments.empty() && !finding.array.empty() &&
                           step.arguments.front() == finding.array;
    switch (finding.kind) {
    case FindingKind::uncoalesced:
      return (of.phase == PlanPhase::memory && isOnArray) || of.phase == PlanPhase::lanes ||
             of.phase == PlanPhase::axes;
    case FindingKind::bankConflict:
      return of.phase == PlanPhase::memory && isOnArray;
    case FindingKind::redundantLoads:
      return (of.phase == PlanPhase::grain && isAlong(step, finding.axis)) ||
             (of.phase == PlanPhase::memory && isOnArray);
    case FindingKind::occupancy:
      return of.phase == PlanPhase::limits;
    case FindingKind::divergence:
    case FindingKind::unevenBlocks:
      return of.subject == StepSubject::kernel && of.group == transform::PanelGroup::blockSize;
    default:
      return false;
    }
  }

  /// Threads that are neighbours along the axis are merged.
  static bool isAlong(const Step &step, const std::optional<model::Axis> &axis) {
    return axis && !step.arguments.empty() && step.arguments.front() == std::string(1, letterOf(*axis));
  }

  const Verdict &verdictOf(const Step &step) {
    const std::string text = toString(step);
    const auto found = verdicts_.find(text);
    return found != verdicts_.end() ? found->second : verdicts_.emplace(text, stages_.judge(0, step)).first->second;
  }

  /// The step behind one that lifts its refusal.
  std::optional<Allowed> lifted(const Step &step, const Verdict &verdict) {
    constexpr std::size_t mostTried = 3;
    std::size_t tried = 0;
    for (const Step &first : stepsThatMayLift(stages_.unit(0), stages_.kernel(0), step, verdict)) {
      if (cancel_.stop_requested() || tried++ == mostTried) return std::nullopt;
      if (areChoicesForTheSame(first, step)) continue;
      if (Verdict after = stages_.judgeAfter(0, first, step); after.allows())
        return Allowed{.plan = {first, step}, .verdict = std::move(after)};
    }
    return std::nullopt;
  }

  /// Candidates that are allowed; the first that is refused is kept as what would mend.
  std::vector<Allowed> allowedFor(Finding &finding) {
    std::vector<Allowed> out;
    std::size_t judged = 0;
    for (const Step &step : offers_) {
      if (!fits(finding, step)) continue;
      if (cancel_.stop_requested() || judged++ == limits_.judged) break;
      const Verdict &verdict = verdictOf(step);
      if (verdict.allows()) {
        out.push_back({{step}, verdict});
        continue;
      }
      const bool isTried = finding.refused && areChoicesForTheSame(*finding.refused, step);
      if (auto after = isTried ? std::nullopt : lifted(step, verdict)) {
        out.push_back(std::move(*after));
        continue;
      }
      if (finding.refused || verdict.reasons.empty()) continue;
      finding.refused = step;
      finding.refusal = verdict.reasons.front();
    }
    return out;
  }

  /// The original's time over the plan's; none where one of them is not known.
  std::optional<double> gainOf(const Plan &plan) {
    if (!original_) return std::nullopt;
    const std::string text = toString(plan);
    const auto found = gains_.find(text);
    if (found != gains_.end()) return found->second;
    const auto estimated = estimator_.estimate(plan);
    return gains_[text] = estimated.time ? std::optional(original_->seconds / estimated.time->seconds) : std::nullopt;
  }

  void mend(Finding &finding) {
    std::vector<Allowed> allowed = allowedFor(finding);
    const bool isForCompiler = finding.kind == FindingKind::occupancy; // the model tells nothing of it
    std::size_t estimated = 0;
    for (Allowed &one : allowed) {
      const bool isKnown = gains_.contains(toString(one.plan));
      const bool asks = !isForCompiler && (isKnown || estimated < limits_.estimated);
      const auto gain = asks ? gainOf(one.plan) : std::nullopt;
      estimated += asks && !isKnown ? 1 : 0;
      if (gain && *gain < leastGain) continue;
      if (original_ && !isForCompiler && !gain) continue;
      finding.mends.push_back({.plan = std::move(one.plan), .verdict = std::move(one.verdict), .gain = gain});
    }
    std::ranges::stable_sort(finding.mends, std::greater(), [](const Mend &mend) { return mend.gain.value_or(0); });
    if (finding.mends.size() > limits_.kept) finding.mends.resize(limits_.kept);
    if (finding.mends.empty()) return;
    finding.refused.reset();
    finding.refusal.reset();
  }

  /// The best step that gives threads or blocks more work, where no other finding names it.
  void addUnusedGrain() {
    if (!original_) return;
    std::optional<Mend> best;
    for (const Step &step : offers_) {
      const transform::StepDescriptor &of = transform::descriptorOf(step);
      if (cancel_.stop_requested()) return;
      if (of.phase != PlanPhase::grain || of.subject != StepSubject::kernel || !isSmallFactor(step)) continue;
      const Verdict &verdict = verdictOf(step);
      if (!verdict.allows()) continue;
      const auto gain = gainOf({step});
      if (!gain || *gain < leastGainOfGrain || (best && *gain <= *best->gain)) continue;
      best = Mend{.plan = {step}, .verdict = verdict, .gain = gain};
    }
    if (!best || isNamed(best->plan)) return;
    const SourceSpan place = task_.subject->function().nameSpan;
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.2f", *best->gain);
    Finding finding{.kind = FindingKind::unusedGrain,
                    .severity = Severity::note,
                    .certainty = Certainty::estimated,
                    .places = {place},
                    .cause = {ReasonId::findingUnusedGrain, {toString(best->plan), std::string(digits.data())}, place}};
    const double saved = original_->seconds * (1 - 1 / *best->gain);
    finding.cost.cycles = saved * task_.gpu.speed.hertz();
    finding.cost.share = 1 - 1 / *best->gain;
    finding.mends.push_back(std::move(*best));
    findings_.list.push_back(std::move(finding));
  }

  /// Factors 2 and 4: larger ones are for a search.
  static bool isSmallFactor(const Step &step) {
    const std::string value = valueText(step);
    return value.starts_with("2") || value.starts_with("4");
  }

  static std::string valueText(const Step &step) {
    const transform::StepForm form = formOf(step);
    return form.value < step.arguments.size() ? step.arguments[form.value] : std::string();
  }

  bool isNamed(const Plan &plan) const {
    return std::ranges::any_of(findings_.list, [&](const Finding &finding) {
      return std::ranges::any_of(finding.mends, [&](const Mend &mend) { return mend.plan == plan; });
    });
  }

  /// Nothing was found. Whether that is so although steps could be made is another sentence.
  void sayNothing() {
    if (offers_.empty()) {
      findings_.nothing = ReasonId::findingNoStepOffered;
      return;
    }
    std::map<std::string, std::pair<std::size_t, Reason>> reasons;
    for (const Step &step : offers_) {
      if (cancel_.stop_requested()) return;
      const Verdict &verdict = verdictOf(step);
      if (verdict.allows() || verdict.reasons.empty()) {
        findings_.nothing = ReasonId::findingNothing;
        return;
      }
      const Reason &why = verdict.reasons.front();
      reasons.try_emplace(why.text(), 0, why).first->second.first += 1;
    }
    const auto most = std::ranges::max_element(reasons, {}, [](const auto &reason) { return reason.second.first; });
    findings_.nothing = Reason(ReasonId::findingNothingPossible, {most->second.second}, most->second.second.span);
  }

  KernelFindings &findings_;
  const tune::EstimateTask &task_;
  MendLimits limits_;
  CancellationToken cancel_;
  tune::PlanEstimator estimator_;
  transform::PlanStages stages_;
  std::vector<Step> offers_;
  std::map<std::string, Verdict> verdicts_;
  std::map<std::string, std::optional<double>> gains_;
  std::optional<estimate::TimeEstimate> original_;
};

} // namespace

void addMends(KernelFindings &findings, const tune::EstimateTask &task, const MendLimits &limits,
              const CancellationToken &cancel) {
  MendFinder(findings, task, limits, cancel).run();
  findings.areMendsJudged = !cancel.stop_requested();
}

} // namespace warpgrain::findings
