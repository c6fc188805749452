// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/GridCoarsen.h"

#include "core/steps/coarsen/extents/RoundedGrid.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class GridPreparer {
public:
  GridPreparer(KernelStudy &study, const CoarsenStep &step)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), step_(step) {}

  Preparation run() {
    Preparation out;
    if (const auto why = whyNot()) return refused(*why);
    const GridFacts facts = findGridFacts(study_);
    if (facts.obstacle) return refused(*facts.obstacle);
    const LaunchRewriter launches(unit_, study_.id());
    if (out.verdict = launches.check(); !out.verdict.allows()) return out;
    const RoundedGrid rounded = roundedGridOf(study_, step_.axis);
    const BlockExtent extent = checkExtent(unit_, study_.id(), step_, out.verdict, 0, static_cast<bool>(rounded));
    if (!out.verdict.allows()) return out;
    tellOf(rounded, out.verdict);

    CoarsenPlan plan{.region = wholeBody(),
                     .storage = {},
                     .exits = {},
                     .words = {},
                     .merge = makeMerge(unit_, kernel_, step_, extent, study_.dialect()),
                     .helpers = {},
                     .layout = layoutOf(unit_, kernel_)};
    plan.merge.separated = facts.sharesMemory;
    if (const auto why = keepParameters(plan.storage)) return refused(*why);
    if (const auto why = finish(plan, extent)) return refused(*why);
    auto grids = launches.divideGrid(step_.axis, step_.factor, static_cast<bool>(rounded));
    if (!grids) return refused(grids.error());
    out.others = std::move(*grids);
    out.others.insert(out.others.end(), plan.helpers.edits.begin(), plan.helpers.edits.end());
    if (kernel_.nameSpan.file != mainFile)
      out.verdict.assume({ReasonId::otherUnitsRewritten, {unit_[kernel_.nameSpan.file].path.filename().string()}},
                         kernel_.nameSpan);
    out.plan = std::move(plan);
    return out;
  }

private:
  static Preparation refused(Verdict why) { return {std::move(why), std::nullopt, {}}; }

  void tellOf(const RoundedGrid &rounded, Verdict &verdict) const {
    for (const GridCover &cover : rounded.covers) {
      const Variable &parameter = body_[kernel_.parameters[cover.parameter]];
      verdict.reasons.push_back(
          {ReasonId::gridRoundedUp, {parameter.name, std::string(1, letterOf(step_.axis))}, parameter.nameSpan});
      verdict.assume({ReasonId::coveredParameterAtMost, {parameter.name, greatestCovered(cover, step_.factor)}},
                     parameter.nameSpan);
    }
  }

  std::optional<Verdict> whyNot() {
    if (auto why = whyNotRewritable(unit_, kernel_)) return why;
    if (auto why = findEntangledStatements(body_)) return why;
    if (const auto why = whyBracesHidden(unit_, body_, body_.root)) return Verdict::unknown(*why);
    const dependence::Effects &effects = study_.effects().ofFunction(study_.id());
    if (effects.has(dependence::blockIdxTrait(step_.axis)) || effects.has(dependence::Trait::blockIdxWhole))
      return std::nullopt;
    return Verdict::illegal({ReasonId::blockIndexNotRead, {letterOf(step_.axis)}}, kernel_.nameSpan);
  }

  /// Returns one region with the kernel's whole body: each merged block does all of its work before the next one.
  Region wholeBody() const {
    Node node{.kind = NodeKind::replicated, .pieces = {}, .regions = {}};
    for (const StatementId statement : body_[body_.root].children)
      node.pieces.push_back({.statement = statement, .declarator = std::nullopt});
    return {node};
  }

  /// A parameter that the kernel changes begins anew with each block. All other variables live inside the loop.
  std::optional<Verdict> keepParameters(StoragePlan &storage) const {
    for (const VariableId v : kernel_.parameters) {
      const auto uses = study_.index().usesOf(v);
      if (std::ranges::none_of(uses, [](const Use *use) { return use->writes(); })) continue;
      const Variable &parameter = body_[v];
      const Type &type = unit_[parameter.type];
      if (parameter.isConst || (type.kind == TypeKind::record && !type.isRegular))
        return Verdict::unknown({ReasonId::parameterNotCopied, {parameter.name, type.name}}, parameter.nameSpan);
      storage[v] = StorageKind::copiedInPlace;
    }
    return std::nullopt;
  }

  std::optional<Verdict> finish(CoarsenPlan &plan, const BlockExtent &extent) {
    auto helpers = planHelpers(study_.index(), study_.id(), study_.effects(), plan.merge, extent);
    if (!helpers) return helpers.error();
    plan.helpers = std::move(*helpers);
    plan.exits = planExits(body_, plan.region);
    auto words = makeSubstitutions(study_.index(), plan.storage, plan.exits, plan.merge, plan.helpers, plan.layout);
    if (!words) return words.error();
    plan.words = std::move(*words);
    std::set<VariableId> renamed;
    for (const auto &[variable, kind] : plan.storage)
      renamed.insert(variable);
    if (const auto unknown = findUnknownWord(study_.index(), kernel_, renamed, study_.dialect(), WordsOf::blocks))
      return Verdict::unknown(*unknown);
    return std::nullopt;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  CoarsenStep step_;
};

} // namespace

Preparation prepareGridCoarsening(KernelStudy &study, const CoarsenStep &step) {
  return GridPreparer(study, step).run();
}

} // namespace warpgrain::transform
