// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/text/Storage.h"

#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/coarsen/text/InitialValues.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class StoragePlanner {
public:
  StoragePlanner(const BodyIndex &index, const Function &kernel, const dependence::ThreadVariance &variance,
                 const Region &region)
      : index_(index), kernel_(kernel), body_(index.body()), variance_(variance), groups_(replicatedNodes(region)) {}

  std::expected<StoragePlan, Verdict> run() {
    StoragePlan plan;
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      if (!body_[id].isPerThread() || !variance_.varies(id)) continue;
      const StorageKind kind = choose(id);
      if (kind == StorageKind::expanded || kind == StorageKind::copied || kind == StorageKind::copiedInPlace)
        if (auto why = whyNotExpandable(id, kind)) return std::unexpected(*why);
      plan[id] = kind;
    }
    return plan;
  }

private:
  std::set<const Node *> groupsNaming(VariableId id) const {
    std::set<const Node *> found;
    for (const Node *group : groups_) {
      const auto uses = index_.usesOf(id);
      if (declares(body_, *group, id) ||
          std::ranges::any_of(uses, [&](const Use *use) { return holds(body_, *group, *use); }))
        found.insert(group);
    }
    return found;
  }

  StorageKind choose(VariableId id) const {
    if (body_[id].space == VariableSpace::parameter)
      return groupsNaming(id).size() <= 1 ? StorageKind::copiedInPlace : StorageKind::copied;
    if (isDeclaredInside(id) || groupsNaming(id).size() <= 1) return StorageKind::inPlace;
    if (isRecomputable(id)) return StorageKind::rematerialized;
    return isDefinedFirstEverywhere(id) ? StorageKind::redeclared : StorageKind::expanded;
  }

  /// Declared below the top of a replicated piece: its scope ends inside.
  bool isDeclaredInside(VariableId id) const {
    const StatementId declaration = body_[id].statement;
    for (const Node *group : groups_)
      for (const Piece &piece : group->pieces)
        if (piece.statement != declaration && isInside(body_, declaration, piece.statement)) return true;
    return false;
  }

  bool isDefinedFirstEverywhere(VariableId id) const {
    const Variable &variable = body_[id];
    const TypeKind kind = isSome(variable.type) ? index_.unit()[variable.type].kind : TypeKind::other;
    if (kind == TypeKind::array || kind == TypeKind::reference || variable.isStatic ||
        variable.declaration.origin != SpellingOrigin::file)
      return false;
    return std::ranges::all_of(groupsNaming(id), [&](const Node *group) {
      return declares(body_, *group, id) || readsNoEarlierValue(index_, *group, id);
    });
  }

  /// Integer or pointer arithmetic over things that never change: cheap to do again, and the same
  /// every time.
  bool isRecomputable(VariableId id) const {
    const Variable &variable = body_[id];
    const TypeKind kind = isSome(variable.type) ? index_.unit()[variable.type].kind : TypeKind::other;
    const bool cheap = kind == TypeKind::integer || kind == TypeKind::boolean || kind == TypeKind::pointer;
    if (!cheap || variable.isStatic || !isSome(variable.initializer) || index_.isReassigned(id)) return false;
    return std::ranges::all_of(expressionsIn(body_, variable.initializer),
                               [this](ExpressionId e) { return isPure(e); });
  }

  bool isPure(ExpressionId id) const {
    const Expression &e = body_[id];
    if (index_.accessAt(id) != nullptr) return false;
    switch (e.kind) {
    case ExpressionKind::literal:
    case ExpressionKind::builtinIndex:
    case ExpressionKind::conditional:
    case ExpressionKind::cast:
    case ExpressionKind::binary:
    case ExpressionKind::sizeOf:
      return true;
    case ExpressionKind::unary:
      return e.op != Operator::increment && e.op != Operator::decrement;
    case ExpressionKind::subscript:
      return true; // reached only as &a[i]: an access would have been found
    case ExpressionKind::member:
      return !e.isArrow;
    case ExpressionKind::variable: {
      const Variable &variable = body_[e.variable];
      if (!variable.isPerThread()) return variable.isConst || variable.isShared();
      if (index_.isReassigned(e.variable)) return false;
      if (variable.space == VariableSpace::parameter || !variance_.varies(e.variable)) return true;
      // The values that it is computed from must be available too. Those computed in another group are not.
      return isRecomputable(e.variable);
    }
    default:
      return false;
    }
  }

  std::optional<Verdict> whyNotExpandable(VariableId id, StorageKind kind) const {
    const Variable &variable = body_[id];
    const Type &type = index_.unit()[variable.type];
    const auto refuse = [&](const Reason &why) {
      return Verdict::unknown({ReasonId::variableNotReplicated, {variable.name, why}}, variable.nameSpan);
    };
    if (variable.name.empty())
      return Verdict::unknown({ReasonId::variableNotReplicated, {ReasonId::unnamedObject, ReasonId::becauseNoName}},
                              variable.nameSpan);
    if (type.kind == TypeKind::reference) return refuse(ReasonId::becauseReference);
    if (variable.isStatic) return refuse(ReasonId::becauseStatic);
    if (!isRegular(variable, type)) return refuse({ReasonId::becauseTypeNotAssignable, {type.name}});
    if (variable.declaration.origin != SpellingOrigin::file)
      return refuse({ReasonId::becauseDeclaredByMacro, {variable.declaration.macro}});
    if (kind != StorageKind::expanded) {
      if (type.kind == TypeKind::array || type.kind == TypeKind::record)
        return refuse({ReasonId::becauseParameterChanged, {type.name}});
      return std::nullopt;
    }
    if (type.kind == TypeKind::array && isGivenValues(body_, variable) && !isOnlyZeros(body_, variable.initializer) &&
        elementValues(index_.unit(), body_, variable).empty())
      return refuse(ReasonId::becauseInitialValues);
    const auto escapes =
        std::ranges::any_of(index_.usesOf(id), [](const Use *use) { return use->kind == UseKind::escape; });
    if (escapes && type.kind != TypeKind::array) return refuse(ReasonId::becauseAddressKeptOrReferred);
    if (escapes) return refuse(ReasonId::becauseAddressKept);
    return std::nullopt;
  }

  /// A template's own types are known in its instantiations, where the variable stands at the same
  /// place.
  bool isRegular(const Variable &variable, const Type &type) const {
    if (type.kind == TypeKind::record) return type.isRegular;
    if (type.kind != TypeKind::dependent) return true;
    for (const Instance &instance : kernel_.instances)
      for (const Variable &same : instance.body.variables)
        if (same.nameSpan == variable.nameSpan && isSome(same.type) &&
            index_.unit()[same.type].kind == TypeKind::record && !index_.unit()[same.type].isRegular)
          return false;
    return true;
  }

  const BodyIndex &index_;
  const Function &kernel_;
  const Body &body_;
  const dependence::ThreadVariance &variance_;
  std::vector<const Node *> groups_;
};

} // namespace

std::vector<const Node *> replicatedNodes(const Region &region) {
  std::vector<const Node *> nodes;
  forEachNode(region, [&](const Node &node) {
    if (node.kind == NodeKind::replicated) nodes.push_back(&node);
  });
  return nodes;
}

std::expected<StoragePlan, Verdict> planStorage(const BodyIndex &index, const Function &kernel,
                                                const dependence::ThreadVariance &variance, const Region &region) {
  return StoragePlanner(index, kernel, variance, region).run();
}

StorageKind storageOf(const StoragePlan &plan, VariableId variable) {
  const auto found = plan.find(variable);
  return found != plan.end() ? found->second : StorageKind::inPlace;
}

} // namespace warpgrain::transform
