// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/model/Dialect.h"
#include "core/model/HiddenCode.h"
#include "core/model/InlineAssembly.h"
#include "core/steps/coarsen/GridCoarsen.h"
#include "core/steps/coarsen/legality/CollectiveOperations.h"
#include "core/steps/coarsen/regions/Waits.h"
#include "core/steps/rewrite/HeadWords.h"

#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class GridObstacleFinder {
public:
  explicit GridObstacleFinder(KernelStudy &study)
      : study_(study), unit_(study.unit()), dialect_(study.dialect()), kernel_(study.kernel()) {}

  GridFacts run() {
    if (auto found = head()) refuse(Weight::decisive, *found);
    if (const auto place = findWait(unit_, kernel_, OtherThreads::ofOtherBlocks))
      refuse(Weight::decisive, ReasonId::loopWaitsForBlock, *place);
    visit(study_.id());
    CollectiveOperations operations(unit_, study_.id(), study_.effects());
    facts_.sharesMemory |= operations.any();
    if (!facts_.obstacle) facts_.obstacle = operations.findPartial();
    return facts_;
  }

private:
  /// How much it takes to lift an obstacle. Whoever mends a light one and is then told of a heavier one has worked in
  /// vain: the heaviest is told, the first of them.
  enum class Weight : std::uint8_t {
    mendable, ///< the kernel could be written otherwise
    unknown,  ///< it is not known what happens there
    decisive, ///< the blocks know of each other
  };

  void refuse(Weight weight, Verdict verdict) {
    if (facts_.obstacle && weight <= weight_) return;
    facts_.obstacle = std::move(verdict);
    weight_ = weight;
  }

  void refuse(Weight weight, const Reason &why, const SourceSpan &span) { refuse(weight, Verdict::unknown(why, span)); }

  /// A function of the unit that the kernel reaches, once.
  void visit(FunctionId id) {
    if (!seen_.insert(id).second) return;
    const Function &function = unit_[id];
    const Body &body = function.body;
    const BodyIndex index(body, unit_);
    for (const Variable &variable : body.variables) {
      facts_.sharesMemory |= variable.isShared();
      if (variable.isStatic && !variable.isConst && isSome(variable.statement))
        refuse(Weight::decisive, {ReasonId::staticSharedByBlocks, {variable.name}}, variable.nameSpan);
    }
    if (const auto hidden = hiddenCodeIn(unit_, body))
      refuse(Weight::unknown, {ReasonId::holdsNotFollowed, {whoHolds(id), dependence::reasonOf(*hidden)}},
             function.nameSpan);
    if (const auto unseen = study_.effects().unseenCodeIn(body))
      refuse(Weight::unknown, {ReasonId::holdsNotFollowed, {whoHolds(id), *unseen}}, function.nameSpan);
    for (const dependence::InstanceCode *code : study_.effects().instanceCodeIn(body))
      if (code->call != nullptr && dialect_.effectOf(code->call->callee) == CallEffect::user)
        visit(code->call->callee.function);
    for (std::size_t i = 0; i < body.statements.size(); ++i)
      visitStatement(index, StatementId{static_cast<std::uint32_t>(i)});
    for (const Expression &e : body.expressions)
      visitExpression(body, e);
  }

  Reason whoHolds(FunctionId id) const {
    return id == study_.id() ? Reason(ReasonId::theKernel) : Reason(ReasonId::theFunction, {unit_[id].name});
  }

  void visitStatement(const BodyIndex &index, StatementId id) {
    const Statement &statement = index.body()[id];
    const SourceSpan span = statement.spelling.span;
    if (statement.kind == StatementKind::other)
      return refuse(Weight::unknown, {ReasonId::statementNotUnderstood, {statement.note}}, span);
    if (statement.kind == StatementKind::inlineAssembly) {
      const auto hidden = model::instructionWithHiddenEffect(statement.note);
      if (hidden && !hidden->starts_with('%'))
        return refuse(Weight::unknown, {ReasonId::assemblyMaySynchroniseBlocks, {*hidden}}, span);
      for (const std::string_view word : {"ctaid", "gridid", "cluster", "bar.", "barrier"})
        if (statement.note.contains(word))
          return refuse(Weight::unknown, {ReasonId::assemblyMayTellBlock, {word}}, span);
    }
  }

  void visitExpression(const Body &body, const Expression &e) {
    const SourceSpan span = e.spelling.span;
    if (e.kind == ExpressionKind::builtinIndex && !e.axis && &body != &kernel_.body &&
        (e.builtin == BuiltinIndex::blockIdx || e.builtin == BuiltinIndex::gridDim))
      return refuse(Weight::mendable, {ReasonId::builtinUsedWhole, {dialect_.indexName(e.builtin)}}, span);
    if (e.kind == ExpressionKind::launch)
      return refuse(Weight::decisive, {ReasonId::launchesFromDevice, {e.callee.name}}, span);
    if (e.kind == ExpressionKind::lambda) return refuse(Weight::mendable, ReasonId::kernelMakesLambda, span);
    if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) return;
    if (e.kind == ExpressionKind::construct && !isSome(e.callee.function)) return visitLibrary(e);
    const CallEffect effect = dialect_.effectOf(e.callee);
    if (effect == CallEffect::user) return visit(e.callee.function);
    if (const auto *instances = effect == CallEffect::unknown ? study_.effects().instancesOf(e) : nullptr) {
      for (const Expression *instance : *instances)
        visitExpression(body, *instance);
      return;
    }
    // A mask of active threads must not hold threads of two merged blocks.
    facts_.sharesMemory |= effect == CallEffect::threadIdentity;
    if (effect == CallEffect::unknown && !(e.callee.isSystem && dialect_.call(e.callee).has(CallTrait::insideBlock)))
      return refuse(Weight::unknown,
                    {ReasonId::callNotKnownForBlocks,
                     {dependence::EffectsAnalysis::nameOfUnknown(body, e), study_.effects().whyUnknown(body, e)}},
                    span);
    visitLibrary(e);
  }

  /// Groups that know which block this is, or hold others.
  void visitLibrary(const Expression &e) {
    if (dialect_.call(e.callee).has(CallTrait::tellsOfGrid))
      refuse(Weight::decisive, {ReasonId::tellsOfGrid, {e.callee.name}}, e.spelling.span);
  }

  std::optional<Verdict> head() const {
    const auto found = findHeadWord(unit_, kernel_, {Qualifier::clusterExtents, Qualifier::blockExtents});
    if (!found) return std::nullopt;
    return Verdict::unknown({ReasonId::kernelHasClusterWord, {found->word}}, found->span);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Dialect &dialect_;
  const Function &kernel_;
  GridFacts facts_;
  Weight weight_ = Weight::mendable; ///< of the obstacle, where there is one
  std::set<FunctionId> seen_;
};

} // namespace

GridFacts findGridFacts(KernelStudy &study) {
  return GridObstacleFinder(study).run();
}

} // namespace warpgrain::transform
