// SPDX-License-Identifier: Apache-2.0
#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/dependence/relations/BarrierNeed.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/model/Dialect.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WholeLines.h"
#include "core/steps/rewrite/WrittenTransformation.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>
#include <array>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::BarrierFinding;
using dependence::BarrierNeed;
using dependence::Effects;
using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

constexpr std::string_view removeUsage = "remove-barrier [LINE], where LINE is that of a __syncthreads() (L42)";

/// A `__syncthreads();` of the kernel's own text.
struct Barrier {
  StatementId statement = none<StatementId>;
  SourceSpan call;
  std::string line; ///< "L42"
};

std::vector<Barrier> barriersOf(const Unit &unit, FunctionId kernel, const Dialect &dialect) {
  const Body &body = unit[kernel].body;
  std::vector<Barrier> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind != StatementKind::expression || !isSome(body[id].expression)) continue;
    const Expression &call = body[body[id].expression];
    if (call.kind != ExpressionKind::call || !dialect.isPlainBlockBarrier(call.callee)) continue;
    const SourceSpan &span = call.spelling.span;
    const std::uint32_t line = LineIndex(unit[span.file].text).locate(span.begin).line;
    out.push_back({.statement = id, .call = span, .line = "L" + std::to_string(line)});
  }
  std::ranges::sort(out, {}, [](const Barrier &barrier) { return barrier.call.begin; });
  return out;
}

/// Seen outside the block, or not followed.
constexpr std::array outside{Trait::fence,           Trait::volatileAccess, Trait::clock,    Trait::report,
                             Trait::launch,          Trait::allocate,       Trait::assembly, Trait::unknownCall,
                             Trait::collective,      Trait::lambda,         Trait::gotoJump, Trait::staticLocal,
                             Trait::unknownStatement};

/// Library calls whose accesses are not recorded, or whose value depends on which threads run side by side: a barrier
/// brings them together.
class CallFinder {
public:
  explicit CallFinder(const Unit &unit) : unit_(unit) {}

  const Expression *find(const Body &body) {
    for (const Expression &e : body.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      if (matters(e.callee)) return &e;
      const bool isNew = isSome(e.callee.function) && seen_.insert(e.callee.function).second;
      if (isNew && find(unit_[e.callee.function].body) != nullptr) return &e;
    }
    return nullptr;
  }

private:
  bool matters(const Callee &callee) const {
    const CallMeaning meaning = unit_.dialect->call(callee);
    return std::ranges::any_of(std::array{CallTrait::surface, CallTrait::tellsActiveLanes, CallTrait::whoeverRuns},
                               [&meaning](CallTrait trait) { return meaning.has(trait); });
  }

  const Unit &unit_;
  std::set<FunctionId> seen_;
};

Verdict mayMatter(const ReasonArgument &what, const SourceSpan &place) {
  return Verdict::unknown({ReasonId::dependsOnBarrier, {what}}, place);
}

/// What a kernel does, itself or in a function that it calls, that a barrier may matter for without any access of its
/// own block telling so: fences, volatile accesses, surfaces, threads that are told by which others run beside them,
/// and whatever is not followed.
std::optional<Verdict> whyBarriersMatter(KernelStudy &study) {
  const Body &body = study.kernel().body;
  const Effects effects = study.effects().ofStatement(study.index(), body.root);
  for (const Trait trait : outside)
    if (effects.has(trait)) return mayMatter(effects.place(trait).what, effects.place(trait).span);
  if (const Expression *call = CallFinder(study.unit()).find(body))
    return mayMatter(call->callee.name, call->spelling.span);
  for (const access::KernelInstances &instances : study.instances())
    for (const access::AccessInstance &access : instances.accesses)
      if (access.access.isVolatile) return mayMatter(ReasonId::aVolatileAccess, access.span);
  return std::nullopt;
}

class Remover {
public:
  Remover(KernelStudy &study, const Step &step)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), step_(step) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const auto barrier = choose();
    if (!barrier) return std::unexpected(barrier.error());
    if (auto why = whyNotTakenOut(*barrier)) return std::unexpected(*std::move(why));
    if (auto why = whyBarriersMatter(study_)) return std::unexpected(*std::move(why));
    const auto judge = [&](LaunchScope scope, Verdict &rests) { return whyNeeded(*barrier, scope, rests); };
    if (auto why = judgedForLaunches(study_, verdict, judge)) return std::unexpected(*std::move(why));
    assumeConfiguration(verdict);
    const SourceSpan &span = body_[barrier->statement].spelling.span;
    return TextEdits{{extentWithin(unit_[span.file].text, span), ""}};
  }

private:
  std::expected<Barrier, Verdict> choose() const {
    const std::vector<Barrier> all = barriersOf(unit_, study_.id(), study_.dialect());
    const SourceSpan &place = study_.kernel().nameSpan;
    if (all.empty()) return std::unexpected(Verdict::illegal(ReasonId::noOwnBarrier, place));
    std::string lines;
    for (std::size_t i = 0; i < all.size(); ++i)
      lines += (i == 0 ? "" : i + 1 < all.size() ? ", " : " and ") + all[i].line;
    if (step_.arguments.empty() && all.size() > 1)
      return std::unexpected(Verdict::unknown({ReasonId::severalBarriers, {lines}}, all[1].call));
    if (step_.arguments.empty()) return all.front();
    const auto isMeant = [&](const Barrier &barrier) { return barrier.line == step_.arguments[0]; };
    const auto found = std::ranges::find_if(all, isMeant);
    if (found == all.end())
      return std::unexpected(Verdict::illegal({ReasonId::noBarrierInLine, {step_.arguments[0], lines}}, place));
    if (std::ranges::count_if(all, isMeant) > 1)
      return std::unexpected(Verdict::unknown(ReasonId::barriersInOneLine, found->call));
    return *found;
  }

  std::optional<Verdict> whyNotTakenOut(const Barrier &barrier) const {
    const Statement &statement = body_[barrier.statement];
    if (statement.spelling.origin != SpellingOrigin::file)
      return Verdict::unknown({ReasonId::macroWritesBarrier, {statement.spelling.macro}}, statement.spelling.span);
    if (!isSome(statement.parent) || body_[statement.parent].kind != StatementKind::compound)
      return Verdict::unknown(ReasonId::barrierUnderHeader, barrier.call);
    return std::nullopt;
  }

  std::optional<Verdict> whyNeeded(const Barrier &barrier, LaunchScope scope, Verdict &verdict) {
    bool isReached = false;
    for (const access::KernelInstances &instances : study_.instances(scope)) {
      BarrierNeed need = dependence::needOf(unit_, instances, barrier.call);
      if (!need.isReached) continue; // an instantiation that leaves it out
      isReached = true;
      if (auto why = whyDivergent(barrier, instances)) return why;
      if (need.need) return Verdict::unknown(*need.need);
      if (auto why = whySeveralThreads(study_, instances, verdict)) return why;
      for (const Reason &assumption : need.assumptions)
        assumeOnce(study_, verdict, assumption);
    }
    if (!isReached) return Verdict::unknown(ReasonId::surroundingsNotFollowed, barrier.call);
    return std::nullopt;
  }

  /// Threads that meet at different barriers may be counted together: one that is gone would leave the others waiting.
  std::optional<Verdict> whyDivergent(const Barrier &barrier, const access::KernelInstances &instances) const {
    for (const BarrierFinding &finding : dependence::findBarriers(unit_, instances))
      if (finding.span == barrier.call && !finding.isOrderly)
        return Verdict::unknown({ReasonId::barrierNotUniform, {*finding.reason}}, barrier.call);
    return std::nullopt;
  }

  /// What other branches of #if do with memory was not looked at.
  void assumeConfiguration(Verdict &verdict) const {
    const SourceSpan &span = study_.kernel().bodySpan;
    const std::string_view text = unit_.textOf(span);
    for (const Token &token : tokenize(text)) {
      if (token.kind != TokenKind::directive) continue;
      const std::string_view words = textOf(text, token);
      const std::size_t at = words.find_first_not_of(" \t", 1);
      const bool decides =
          at != std::string_view::npos && (words.substr(at).starts_with("if") || words.substr(at).starts_with("el"));
      if (!decides) continue;
      const SourceSpan place{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end};
      return verdict.assume(ReasonId::conditionalBranchHolds, place);
    }
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const Step &step_;
};

class RemoveBarrier final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "remove-barrier", .usage = removeUsage, .group = PanelGroup::barriers};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "remove-barrier"}, removeUsage);
    if (words.empty()) return step;
    const std::string &line = words[0];
    const bool isLine = line.size() > 1 && line[0] == 'L' && line[1] != '0' &&
                        line.find_first_not_of("0123456789", 1) == std::string::npos;
    if (!isLine) return wrongWords(ReasonId::wordIsNoLine, {line}, removeUsage);
    return step;
  }

  /// Each barrier of the kernel's own text.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const Barrier &barrier : barriersOf(unit, kernel, *unit.dialect)) {
      Step step{.word = std::string(word()), .arguments = {barrier.line}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Remover(study, step).run(verdict);
  }
};

} // namespace

const Transformation &removeBarrierTransformation() {
  static const RemoveBarrier instance;
  return instance;
}

} // namespace warpgrain::transform
