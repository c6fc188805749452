// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"
#include "core/steps/Transformations.h"
#include "core/steps/coarsen/GridCoarsen.h"
#include "core/steps/coarsen/WholeBody.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/coarsen/text/Emitter.h"
#include "core/steps/coarsen/text/TextObstacles.h"
#include "core/steps/persist/PersistStep.h"
#include "core/steps/persist/PersistedLaunch.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/Difference.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/HelperReads.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool isOfGrid(const Expression &e) {
  return e.kind == ExpressionKind::builtinIndex &&
         (e.builtin == BuiltinIndex::blockIdx || e.builtin == BuiltinIndex::gridDim);
}

bool readsBlock(const Expression &e, Axis axis) {
  return e.kind == ExpressionKind::builtinIndex && e.builtin == BuiltinIndex::blockIdx && (!e.axis || *e.axis == axis);
}

class Persister {
public:
  Persister(KernelStudy &study, PersistStep step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (study_.dialect().blocksAtMost({}).empty())
      return std::unexpected(
          Verdict::illegal({ReasonId::notInLanguage, {"launches of resident blocks"}}, kernel_.nameSpan));
    if (auto why = whyNotInLoop(unit_, kernel_)) return std::unexpected(*std::move(why));
    const GridFacts facts = findGridFacts(study_);
    if (facts.obstacle) return std::unexpected(*facts.obstacle);
    if (auto why = whyHelperReads(study_, isOfGrid)) return std::unexpected(*std::move(why));
    using Part = std::optional<Verdict> (Persister::*)(bool);
    for (const Part part : {&Persister::writeBody, &Persister::writeHead, &Persister::writeLaunches})
      if (auto why = (this->*part)(facts.sharesMemory)) return std::unexpected(*std::move(why));
    assume(verdict);
    return normalized(std::move(edits_));
  }

private:
  /// The loop over blocks around the kernel's body, where it has any work.
  std::optional<Verdict> writeBody(bool sharesMemory) {
    Merge merge = turnsOf(study_);
    merge.separated = sharesMemory;
    grid_ = merge.turns->grid;
    if (kernel_.body[kernel_.body.root].children.empty()) return std::nullopt;
    const auto plan = planWholeBody(study_, std::move(merge), {});
    if (!plan) return plan.error();
    if (auto why = whyConditionalsPart(study_.index(), kernel_, *plan)) return why;
    edits_.push_back(
        differenceOf(kernel_.bodySpan, unit_.textOf(kernel_.bodySpan), Emitter(study_.index(), kernel_, *plan).body()));
    return std::nullopt;
  }

  static Merge turnsOf(KernelStudy &study) {
    FreshNames names(study.unit(), study.kernel());
    Turns turns;
    turns.grid = names.take("grid");
    const auto launches = study.unit().launchesOf(study.id());
    for (const Axis axis : allAxes) {
      const std::size_t i = indexOf(axis);
      turns.isOne[i] = !launches.empty() && std::ranges::all_of(launches, [axis](const Launch *launch) {
        return launch->gridExtents[axis] == 1;
      });
      const bool isRead = std::ranges::any_of(study.kernel().body.expressions,
                                              [axis](const Expression &e) { return readsBlock(e, axis); });
      if (isRead) turns.index[i] = names.take(std::string("b") + letterOf(axis));
    }
    Merge merge;
    merge.step.ofGrid = true;
    merge.dialect = &study.dialect();
    merge.left = names.take("left");
    const bool isLoops = turns.isFlat() && !turns.index[0].empty();
    merge.copy = isLoops ? turns.index[0] : names.take("turn");
    merge.turns = std::move(turns);
    return merge;
  }

  std::optional<Verdict> writeHead(bool) {
    const auto head = locateHead(unit_, kernel_);
    if (!head) return Verdict::unknown(ReasonId::helperWrittenSpecially, kernel_.nameSpan);
    edits_.push_back(withFirstArgument(unit_, *head, std::string(study_.dialect().extentsType()) + " " + grid_));
    return std::nullopt;
  }

  std::optional<Verdict> writeLaunches(bool) {
    const auto launches = persistedLaunches(unit_, study_.id(), step_);
    if (!launches) return launches.error();
    edits_.insert(edits_.end(), launches->begin(), launches->end());
    return std::nullopt;
  }

  void assume(Verdict &verdict) const {
    if (unit_.launchesOf(study_.id()).empty()) verdict.assume(ReasonId::noLaunchToPersist, kernel_.nameSpan);
    if (kernel_.nameSpan.file != mainFile)
      verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                     kernel_.nameSpan);
    assumeAnyAtomicOrder(unit_, kernel_, verdict);
    assumeLoopsEnd(unit_, kernel_, OtherThreads::ofOtherBlocks, verdict);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  PersistStep step_;
  std::string grid_; ///< the parameter
  TextEdits edits_;
};

class Persist final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "persist",
                                       .usage = persistUsage,
                                       .named = 0,
                                       .group = PanelGroup::blockCoarsening,
                                       .phase = PlanPhase::turns};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parsePersist(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  /// Kernels whose blocks do different work.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    const auto &expressions = unit[kernel].body.expressions;
    const bool reads = std::ranges::any_of(allAxes, [&](Axis axis) {
      return std::ranges::any_of(expressions, [axis](const Expression &e) { return readsBlock(e, axis); });
    });
    std::vector<Step> steps;
    if (!reads) return steps;
    steps.push_back(toStep(PersistStep()));
    for (const std::int64_t blocks : {128, 256, 512, 1024})
      steps.push_back(toStep(PersistStep{.blocks = blocks}));
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Persister(study, *parsePersist(step)).run(verdict);
  }
};

} // namespace

const Transformation &persistTransformation() {
  static const Persist instance;
  return instance;
}

} // namespace warpgrain::transform
