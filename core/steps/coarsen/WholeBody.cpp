// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/WholeBody.h"

#include "core/model/Dialect.h"
#include "core/steps/coarsen/Preparation.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/InnerCode.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool declaresShared(const Body &body, StatementId id) {
  const Statement &statement = body[id];
  return statement.kind == StatementKind::declaration && !statement.variables.empty() &&
         std::ranges::all_of(statement.variables, [&](VariableId v) { return body[v].isShared(); });
}

/// All of the body, inside the loop. Where the language wants shared memory to be declared outside of it, its
/// declarations come first: they do nothing but name memory, and stay behind a type that is declared before them.
Region wholeBody(const Unit &unit, const Body &body) {
  Region out;
  Node node{.kind = NodeKind::replicated, .pieces = {}, .regions = {}};
  bool goesFirst = !unit.dialect->mayDeclareSharedAnywhere();
  for (const StatementId statement : body[body.root].children) {
    goesFirst = goesFirst && !declaresType(unit, body, statement);
    const Piece piece{.statement = statement, .declarator = std::nullopt};
    if (goesFirst && declaresShared(body, statement))
      out.push_back({.kind = NodeKind::single, .pieces = {piece}, .regions = {}});
    else
      node.pieces.push_back(piece);
  }
  if (!node.pieces.empty()) out.push_back(std::move(node));
  return out;
}

/// A parameter that the kernel changes begins anew with each block. All other variables live inside the loop.
std::optional<Verdict> keepParameters(KernelStudy &study, StoragePlan &storage) {
  for (const VariableId v : study.kernel().parameters) {
    if (study.kernel().body[v].isShared()) continue; // names memory, whose contents no block takes over
    const auto uses = study.index().usesOf(v);
    if (std::ranges::none_of(uses, [](const Use *use) { return use->writes(); })) continue;
    const Variable &parameter = study.kernel().body[v];
    const Type &type = study.unit()[parameter.type];
    if (parameter.isConst || (type.kind == TypeKind::record && !type.isRegular))
      return Verdict::unknown({ReasonId::parameterNotCopied, {parameter.name, type.name}}, parameter.nameSpan);
    storage[v] = StorageKind::copiedInPlace;
  }
  return std::nullopt;
}

} // namespace

std::optional<Verdict> whyNotInLoop(const Unit &unit, const Function &kernel) {
  if (auto why = whyNotRewritable(unit, kernel)) return why;
  if (auto why = findEntangledStatements(unit, kernel.body)) return why;
  if (const auto why = whyBracesHidden(unit, kernel.body, kernel.body.root)) return Verdict::unknown(*why);
  return std::nullopt;
}

std::expected<CoarsenPlan, Verdict> planWholeBody(KernelStudy &study, Merge merge, HelperPlan helpers) {
  const Function &kernel = study.kernel();
  CoarsenPlan plan{.region = wholeBody(study.unit(), kernel.body),
                   .storage = {},
                   .exits = {},
                   .words = {},
                   .merge = std::move(merge),
                   .helpers = std::move(helpers),
                   .layout = layoutOf(study.unit(), kernel)};
  if (auto why = keepParameters(study, plan.storage)) return std::unexpected(*std::move(why));
  plan.exits = planExits(kernel.body, plan.region);
  auto words = makeSubstitutions(study.index(), plan.storage, plan.exits, plan.merge, plan.helpers, plan.layout);
  if (!words) return std::unexpected(std::move(words.error()));
  plan.words = std::move(*words);
  std::set<VariableId> renamed;
  for (const auto &[variable, kind] : plan.storage)
    renamed.insert(variable);
  if (const auto unknown = findUnknownWord(study.index(), kernel, renamed, study.dialect(), WordsOf::blocks))
    return std::unexpected(Verdict::unknown(*unknown));
  return plan;
}

} // namespace warpgrain::transform
