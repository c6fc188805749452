// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Dialect.h"
#include "core/steps/Transformations.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/exchange/ExchangeStep.h"
#include "core/steps/exchange/ExchangedLaunch.h"
#include "core/steps/launch/Togetherness.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/ComposedIndex.h"
#include "core/steps/rewrite/HeadWords.h"
#include "core/steps/rewrite/HelperReads.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

class Exchanger {
public:
  Exchanger(KernelStudy &study, ExchangeStep step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    using Check = std::optional<Verdict> (Exchanger::*)(Verdict &);
    for (const Check check : {&Exchanger::whyTogetherInWarp, &Exchanger::whyWaits, &Exchanger::whyHelperReads,
                              &Exchanger::exchangeIndices, &Exchanger::exchangeLaunches})
      if (auto why = (this->*check)(verdict)) return std::unexpected(*std::move(why));
    judgeRaces(study_, verdict); // last, because it takes longest
    if (!verdict.allows()) return std::unexpected(verdict);
    assumeAnyAtomicOrder(unit_, kernel_, verdict);
    assumeLoopsEnd(unit_, kernel_, OtherThreads::ofOtherBlocks, verdict);
    return normalized(std::move(edits_));
  }

private:
  /// A block keeps its threads; which of them are a warp changes.
  std::optional<Verdict> whyTogetherInWarp(Verdict &) {
    if (const auto word = findHeadWord(unit_, kernel_, {Qualifier::clusterExtents, Qualifier::blockExtents}))
      return Verdict::unknown({ReasonId::kernelHasClusterWord, {word->word}}, word->span);
    if (auto why = whyNotOf(study_.index())) return why;
    for (const Instance &instance : kernel_.instances)
      if (isSome(instance.body.root))
        if (auto why = whyNotOf(BodyIndex(instance.body, unit_))) return why;
    return std::nullopt;
  }

  std::optional<Verdict> whyNotOf(const BodyIndex &index) {
    const Effects effects = study_.effects().ofStatement(index, index.body().root);
    return whyTogether(effects, {Trait::blockBarrier, Trait::blockVote, Trait::gridBarrier, Trait::fence});
  }

  /// Blocks are begun in another order: one that waits for others might keep them from running.
  std::optional<Verdict> whyWaits(Verdict &) {
    if (const auto place = findWait(unit_, kernel_, OtherThreads::ofOtherBlocks))
      return Verdict::unknown(ReasonId::exchangedBlockMayWait, *place);
    return std::nullopt;
  }

  bool changes(const Expression &e) const {
    return e.kind == ExpressionKind::builtinIndex && (!e.axis || step_.other(*e.axis) != *e.axis);
  }

  std::optional<Verdict> whyHelperReads(Verdict &) {
    return transform::whyHelperReads(study_, [this](const Expression &e) { return changes(e); });
  }

  std::optional<Verdict> exchangeIndices(Verdict &) {
    std::set<ExpressionId> composed;
    for (std::size_t i = 0; i < kernel_.body.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      const Expression &e = kernel_.body[id];
      if (!changes(e)) continue;
      if (const ExpressionId whole = composedIndexOf(kernel_.body, id); isSome(whole)) {
        if (composed.insert(whole).second) exchangeWord(whole);
        continue;
      }
      const std::string_view name = study_.dialect().indexName(e.builtin);
      if (!e.axis) return Verdict::unknown({ReasonId::isUsedAsWhole, {name}}, e.spelling.span);
      if (!e.spelling.editable() || e.spelling.span.empty())
        return Verdict::unknown(e.spelling.macro.empty()
                                    ? dependence::Reason{ReasonId::hiddenUseInDefault, {name}}
                                    : dependence::Reason{ReasonId::macroHidesUse, {e.spelling.macro, name}},
                                e.spelling.span);
      edits_.push_back({e.spelling.span, study_.dialect().index(e.builtin, step_.other(*e.axis))});
    }
    for (const WordsOf words : {WordsOf::threads, WordsOf::blocks})
      if (const auto hidden = findUnknownWord(study_.index(), kernel_, {}, study_.dialect(), words))
        return Verdict::unknown(*hidden);
    return std::nullopt;
  }

  /// `get_global_id(0)` becomes `get_global_id(1)`; a word of several axes is written out.
  void exchangeWord(ExpressionId whole) {
    if (const auto word = wordAlong(kernel_.body, whole, [this](Axis axis) { return step_.other(axis); })) {
      edits_.push_back({kernel_.body[whole].spelling.span, *word});
      return;
    }
    const std::string written = writtenOut(kernel_.body, whole, [this](const Expression &e) {
      return study_.dialect().index(e.builtin, step_.other(*e.axis));
    });
    const bool isBare = mayStandBare(kernel_.body, whole, kernel_.body[whole].op);
    edits_.push_back({kernel_.body[whole].spelling.span, isBare ? written : "(" + written + ")"});
  }

  std::optional<Verdict> exchangeLaunches(Verdict &verdict) {
    if (Verdict seen = LaunchRewriter(unit_, study_.id()).check(); !seen.allows()) return seen;
    const auto launches = unit_.launchesOf(study_.id());
    if (launches.empty())
      verdict.assume({ReasonId::noLaunchToExchange, {letterOf(step_.first), letterOf(step_.second)}}, kernel_.nameSpan);
    for (const Launch *launch : launches) {
      const auto edits = exchangedLaunch(unit_, *launch, step_, verdict);
      if (!edits) return edits.error();
      edits_.insert(edits_.end(), edits->begin(), edits->end());
    }
    if (kernel_.nameSpan.file != mainFile)
      verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                     kernel_.nameSpan);
    return std::nullopt;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  ExchangeStep step_;
  TextEdits edits_;
};

class Exchange final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "exchange", .usage = exchangeUsage, .named = 2, .group = PanelGroup::axes, .phase = PlanPhase::axes};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseExchange(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  Extents blockAfter(const Extents &block, const Step &step) const override {
    const auto parsed = parseExchange(step);
    if (!parsed) return block;
    Extents out = block;
    std::swap(out[parsed->first], out[parsed->second]);
    return out;
  }

  /// The two axes along which the kernel tells its threads apart.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    const auto reads = [&](Axis axis) {
      return std::ranges::any_of(unit[kernel].body.expressions, [axis](const Expression &e) {
        return e.kind == ExpressionKind::builtinIndex && e.builtin == BuiltinIndex::threadIdx && e.axis == axis;
      });
    };
    if (!reads(Axis::x) || !reads(Axis::y)) return {};
    return {toStep(ExchangeStep())};
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Exchanger(study, *parseExchange(step)).run(verdict);
  }
};

} // namespace

const Transformation &exchangeTransformation() {
  static const Exchange instance;
  return instance;
}

} // namespace warpgrain::transform
