// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Groups.h"

#include "core/access/form/Arithmetic.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// The member of a tile's value that holds what a function gives.
const char *memberFor(GroupFunction function) {
  return function == GroupFunction::partRank ? "which part it is" : "how many parts there are";
}

} // namespace

std::optional<Form> GroupFunctions::rankIn(const Group &group) {
  const Form inBlock = launchIndices_.linear(BuiltinIndex::threadIdx, BuiltinIndex::blockDim);
  switch (group.kind) {
  case Group::Kind::block:
    return inBlock;
  case Group::Kind::grid: {
    const auto before = launchIndices_.linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim)
                            .times(launchIndices_.volume(BuiltinIndex::blockDim));
    return before ? before->plus(inBlock) : std::nullopt;
  }
  case Group::Kind::tile:
    return modulus(atoms_, inBlock, group.size);
  case Group::Kind::unknown:
    break;
  }
  return std::nullopt;
}

std::optional<Form> GroupFunctions::sizeOf(const Group &group) {
  switch (group.kind) {
  case Group::Kind::block:
    return launchIndices_.volume(BuiltinIndex::blockDim);
  case Group::Kind::grid:
    return launchIndices_.volume(BuiltinIndex::gridDim).times(launchIndices_.volume(BuiltinIndex::blockDim));
  case Group::Kind::tile:
    return Form(group.size);
  case Group::Kind::unknown:
    break;
  }
  return std::nullopt;
}

/// Which part of its parent a tile is, and how many there are; nothing where the type does not name the parent.
std::optional<Value> GroupFunctions::tileMember(const Group &tile, GroupFunction function) {
  if (tile.kind != Group::Kind::tile || tile.parent == nullptr) return std::nullopt;
  std::optional<Form> form;
  if (function == GroupFunction::partRank) {
    const auto rank = rankIn(*tile.parent);
    form = rank ? quotient(atoms_, *rank, tile.size) : std::nullopt;
  } else if (function == GroupFunction::partCount) {
    const auto size = sizeOf(*tile.parent);
    const auto more = size ? size->plus(Form(tile.size - 1)) : std::nullopt;
    form = more ? quotient(atoms_, *more, tile.size) : std::nullopt;
  }
  return form ? std::optional(Value::number(*form)) : std::nullopt;
}

/// A tile itself knows its place, also where it is kept under a type that does not name its parent.
std::optional<Value> GroupFunctions::tileValue(ExpressionId id, const Group &tile) {
  Value out = values_.unfollowedValue(id, position_.at(id).type, ReasonId::isThreadGroup, false);
  for (const GroupFunction function : {GroupFunction::partRank, GroupFunction::partCount}) {
    const auto known = tileMember(tile, function);
    if (!known) return std::nullopt;
    out.members[memberFor(function)] = std::make_shared<const Value>(*known);
  }
  return out;
}

std::optional<Value> GroupFunctions::ofBlock(GroupFunction function) {
  switch (function) {
  case GroupFunction::threadIndex:
    return launchIndices_.record(BuiltinIndex::threadIdx);
  case GroupFunction::blockIndexOf:
    return launchIndices_.record(BuiltinIndex::blockIdx);
  case GroupFunction::dimensions:
  case GroupFunction::blockExtents:
    return launchIndices_.record(BuiltinIndex::blockDim);
  default:
    return std::nullopt;
  }
}

std::optional<Value> GroupFunctions::ofGrid(GroupFunction function) {
  switch (function) {
  case GroupFunction::dimensions:
  case GroupFunction::gridExtents:
    return launchIndices_.record(BuiltinIndex::gridDim);
  case GroupFunction::blockIndex:
    return launchIndices_.record(BuiltinIndex::blockIdx);
  case GroupFunction::blockCount:
    return Value::number(launchIndices_.volume(BuiltinIndex::gridDim));
  case GroupFunction::blockRank:
    return Value::number(launchIndices_.linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim));
  default:
    return std::nullopt;
  }
}

std::optional<Value> GroupFunctions::call(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const CallMeaning meaning = dialect_.call(e.callee);
  const GroupFunction function = meaning.group;
  if (!meaning.has(CallTrait::ofGroup)) return std::nullopt;
  if (function == GroupFunction::partition) return tileValue(id, dialect_.groupNamed(position_.typeOf(id).name));
  const bool hasObject = isSome(e.callee.objectType);
  const bool hasArgument = !e.operands.empty() && isSome(e.operands[0]);
  if (!hasObject && !hasArgument) return std::nullopt;
  // The object's type says which group it is; most of these functions are static.
  const Type *type = hasObject ? types_.described(e.callee.objectType) : &position_.typeOf(e.operands[0]);
  const Group group = dialect_.groupNamed(type != nullptr ? type->name : std::string());
  if (group.kind == Group::Kind::unknown) return std::nullopt;
  if (e.callee.name.starts_with("operator ")) return tileValue(id, group); // to a type that names less
  const auto numberOr = [](const std::optional<Form> &form) {
    return form ? std::optional(Value::number(*form)) : std::nullopt;
  };
  if (function == GroupFunction::rank) return numberOr(rankIn(group));
  if (function == GroupFunction::size) return numberOr(sizeOf(group));
  const bool isOfParts = function == GroupFunction::partRank || function == GroupFunction::partCount;
  if (group.kind == Group::Kind::tile && isOfParts) {
    if (const auto known = tileMember(group, function)) return known;
    if (!hasArgument) return std::nullopt;
    const Value tile = evaluator_.evaluate(state, e.operands[0]);
    const auto known = tile.members.find(memberFor(function));
    return known != tile.members.end() ? std::optional(*known->second) : std::nullopt;
  }
  if (group.kind == Group::Kind::block) return ofBlock(function);
  if (group.kind == Group::Kind::grid) return ofGrid(function);
  return std::nullopt;
}

} // namespace warpgrain::access
