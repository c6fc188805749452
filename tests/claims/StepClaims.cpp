// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/StepClaims.h"

#include "core/base/LineIndex.h"
#include "core/dependence/effects/Effects.h"
#include "core/plan/Transformation.h"
#include "core/steps/rewrite/MemoryOrder.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <sys/resource.h>

namespace warpgrain::tests {

namespace {

using run::Verification;
using run::VerificationStatus;

/// A step is judged in about the time that a run takes.
constexpr std::size_t mostJudged = 12;

bool hasResults(const run::ExecutionOutcome &outcome) {
  return std::ranges::none_of(outcome.findings, [](const run::Finding &finding) {
    return finding.kind == run::FindingKind::race || finding.kind == run::FindingKind::unwritten;
  });
}

struct UsedTime {
  double ofProcessors = 0; ///< seconds, of all programs that this one started and that have ended
  double ofClock = 0;      ///< seconds
};

UsedTime usedTime() {
  using Seconds = std::chrono::duration<double>;
  rusage ended{};
  ::getrusage(RUSAGE_CHILDREN, &ended);
  const auto seconds = [](const timeval &time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return {.ofProcessors = seconds(ended.ru_utime) + seconds(ended.ru_stime),
          .ofClock = Seconds(std::chrono::steady_clock::now().time_since_epoch()).count()};
}

class StepClaims {
public:
  StepClaims(const KernelAtHand &kernel, const run::Verifier &verifier, std::vector<CheckedClaim> &out)
      : kernel_(kernel), verifier_(verifier),
        study_(*kernel.subject.unit, kernel.subject.kernel, kernel.subject.reparse), out_(out) {}

  /// As many as are legal, and no more than `most`.
  void tryAll(const std::vector<transform::Step> &steps, std::size_t most) {
    std::size_t tried = 0;
    for (std::size_t i = 0; i < std::min(steps.size(), mostJudged) && tried < most; ++i)
      if (tryStep(steps[i])) ++tried;
  }

  /// A plan of up to `longest` steps, each of which is on offer for the text that those before it leave.
  void tryPlan(std::size_t longest, std::mt19937 &random) {
    transform::Plan plan;
    dependence::Verdict verdict;
    transform::KernelStudy *study = &study_;
    while (study != nullptr && plan.size() < longest) {
      const auto step = anyLegalStep(*study, verdict, random);
      if (!step) break;
      plan.push_back(*step);
      study = study_.after(plan).value_or(nullptr);
    }
    if (plan.size() > 1 || study == nullptr) tryLegal(plan, verdict);
  }

  /// Variants of `spread` tell lanes by their indices, and with the last thread first lane 0 is another one
  /// (mayBeReversed).
  bool mayBeTried(const transform::Transformation &transformation) const {
    return !kernel_.isReversed || transformation.word() != "spread";
  }

private:
  /// False where it is not legal.
  bool tryStep(const transform::Step &step) {
    const dependence::Verdict verdict = transform::findTransformation(step.word)->prepare(study_, step).verdict();
    if (!verdict.allows()) return false;
    tryLegal({step}, verdict);
    return true;
  }

  /// A step that is on offer; its assumptions are added to those of a plan.
  std::optional<transform::Step> anyLegalStep(transform::KernelStudy &study, dependence::Verdict &verdict,
                                              std::mt19937 &random) const {
    std::vector<transform::Step> steps;
    for (const transform::Transformation *transformation : transform::transformations())
      if (mayBeTried(*transformation))
        std::ranges::copy(transformation->offers(study.unit(), study.id()), std::back_inserter(steps));
    std::ranges::shuffle(steps, random);
    steps.resize(std::min(steps.size(), mostJudged));
    for (const transform::Step &step : steps) {
      const dependence::Verdict one = transform::findTransformation(step.word)->prepare(study, step).verdict();
      if (!one.allows()) continue;
      std::ranges::copy(one.assumptions, std::back_inserter(verdict.assumptions));
      return step;
    }
    return std::nullopt;
  }

  void tryLegal(const transform::Plan &plan, const dependence::Verdict &verdict) {
    CheckedClaim checked{.claim = claimOf(plan, verdict), .answer = Answer::agrees, .evidence = {}};
    const UsedTime before = usedTime();
    const auto row = verifier_.verify(plan);
    const UsedTime after = usedTime();
    const bool isStarved = after.ofProcessors - before.ofProcessors < (after.ofClock - before.ofClock) / 2;
    if (row && row->reason.contains("gave a text that does not compile")) {
      checked.answer = Answer::contradicts;
      checked.evidence = row->reason;
    } else if (!row || row->status == VerificationStatus::refused) {
      checked.answer = Answer::saysNothing;
      checked.evidence = row ? row->reason : row.error().message;
    } else if (const std::string wrong = wrongWith(*row); !wrong.empty()) {
      const bool mayDiffer = (row->run && row->run->addsFloatsAtomically) || dependsOnOrder(verdict);
      const bool isAnswer = !mayDiffer && !isMerelySlow(*row, isStarved) && leavesTheSameAgain();
      checked.answer = isAnswer ? Answer::contradicts : Answer::saysNothing;
      checked.evidence = wrong;
    }
    out_.push_back(std::move(checked));
  }

  /// The kernel itself leaves the same in a second run: it does not store what a clock showed, say.
  bool leavesTheSameAgain() const {
    dependence::EffectsAnalysis effects(*kernel_.subject.unit);
    if (effects.ofFunction(kernel_.subject.kernel).has(dependence::Trait::clock)) return false;
    const auto again = verifier_.verify(transform::Plan());
    return again && again->status == VerificationStatus::verified;
  }

  /// A variant that is stopped while it runs may only be slower, where the kernel itself takes long, or where other
  /// programs had the processors most of the time.
  bool isMerelySlow(const Verification &row, bool isStarved) const {
    constexpr double longRun = 1; // seconds
    if (!row.run || row.run->fault.kind != run::FaultKind::timeout) return false;
    return isStarved || verifier_.original().runSeconds > longRun;
  }

  /// The verdict takes for granted that the order of atomic operations does not matter, and it may.
  bool dependsOnOrder(const dependence::Verdict &verdict) const {
    dependence::Verdict order;
    transform::assumeAnyAtomicOrder(*kernel_.subject.unit, (*kernel_.subject.unit)[kernel_.subject.kernel], order);
    return std::ranges::any_of(order.assumptions, [&verdict](const dependence::Reason &assumption) {
      return std::ranges::find(verdict.assumptions, assumption) != verdict.assumptions.end();
    });
  }

  static std::string wrongWith(const Verification &row) {
    if (row.status != VerificationStatus::verified) return row.reason;
    for (const run::Finding &finding : row.run->findings)
      if (finding.kind != run::FindingKind::overflow) return "the variant has this: " + finding.message;
    return {};
  }

  Claim claimOf(const transform::Plan &plan, const dependence::Verdict &verdict) const {
    const model::Function &function = (*kernel_.subject.unit)[kernel_.subject.kernel];
    const model::File &file = (*kernel_.subject.unit)[function.nameSpan.file];
    Claim claim{.kind = ClaimKind::legalStep,
                .file = file.path.string(),
                .line = LineIndex(file.text).locate(function.nameSpan.begin).line,
                .sentence = "\"" + toString(plan) + "\" leaves the results of " + function.name + " as they are.",
                .standsOn = {}};
    for (const dependence::Reason &assumption : verdict.assumptions)
      claim.standsOn.push_back(assumption.text());
    return claim;
  }

  const KernelAtHand &kernel_;
  const run::Verifier &verifier_;
  transform::KernelStudy study_;
  std::vector<CheckedClaim> &out_;
};

} // namespace

void checkSteps(const KernelAtHand &kernel, const run::Verifier &verifier, const StepsToTry &steps,
                std::vector<CheckedClaim> &out) {
  if (steps.barriers + steps.others + steps.plans == 0 || !hasResults(verifier.original())) return;
  // Of some kernels the run does not look for races; what one that races leaves depends on the order of its threads.
  if (std::ranges::any_of(out, [](const CheckedClaim &checked) { return checked.claim.kind == ClaimKind::race; }))
    return;
  StepClaims claims(kernel, verifier, out);
  std::vector<transform::Step> others;
  for (const transform::Transformation *transformation : transform::transformations()) {
    if (!claims.mayBeTried(*transformation)) continue;
    const std::vector<transform::Step> offers = transformation->offers(*kernel.subject.unit, kernel.subject.kernel);
    if (transformation->word() == "remove-barrier")
      claims.tryAll(offers, steps.barriers);
    else
      others.insert(others.end(), offers.begin(), offers.end());
  }
  std::mt19937 random(steps.seed);
  std::ranges::shuffle(others, random);
  claims.tryAll(others, steps.others);
  for (std::size_t i = 0; i < steps.plans; ++i)
    claims.tryPlan(steps.longest, random);
}

} // namespace warpgrain::tests
