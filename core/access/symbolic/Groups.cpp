// SPDX-License-Identifier: Apache-2.0
//
// Ranks and sizes of groups of threads.
#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/Machine.h"

#include <array>

namespace warpgrain::access {

using namespace model;

namespace {

/// The member of a tile's value that holds what a function gives.
const char *memberFor(GroupFunction function) {
  return function == GroupFunction::partRank ? "which part it is" : "how many parts there are";
}

} // namespace

/// An index with three axes as one number: tx + blockDim.x*(ty + blockDim.y*tz).
Form Machine::linear(BuiltinIndex index, BuiltinIndex extent) {
  Form out = builtinForm(index, Axis::z);
  for (const Axis axis : {Axis::y, Axis::x}) {
    const auto scaled = out.times(builtinForm(extent, axis));
    const auto sum = scaled ? scaled->plus(builtinForm(index, axis)) : std::nullopt;
    if (sum) out = *sum;
  }
  return out;
}

Form Machine::volume(BuiltinIndex extent) {
  Form out(1);
  for (const Axis axis : allAxes)
    if (const auto product = out.times(builtinForm(extent, axis))) out = *product;
  return out;
}

std::optional<Form> Machine::rankIn(const Group &group) {
  const Form inBlock = linear(BuiltinIndex::threadIdx, BuiltinIndex::blockDim);
  switch (group.kind) {
  case Group::Kind::block:
    return inBlock;
  case Group::Kind::grid: {
    const auto before = linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim).times(volume(BuiltinIndex::blockDim));
    return before ? before->plus(inBlock) : std::nullopt;
  }
  case Group::Kind::tile:
    return modulus(out_.atoms, inBlock, group.size);
  case Group::Kind::unknown:
    break;
  }
  return std::nullopt;
}

std::optional<Form> Machine::sizeOf(const Group &group) {
  switch (group.kind) {
  case Group::Kind::block:
    return volume(BuiltinIndex::blockDim);
  case Group::Kind::grid:
    return volume(BuiltinIndex::gridDim).times(volume(BuiltinIndex::blockDim));
  case Group::Kind::tile:
    return Form(group.size);
  case Group::Kind::unknown:
    break;
  }
  return std::nullopt;
}

/// Which part of its parent a tile is, and how many there are; nothing where the type does not name the parent.
std::optional<Value> Machine::tileMember(const Group &tile, GroupFunction function) {
  if (tile.kind != Group::Kind::tile || tile.parent == nullptr) return std::nullopt;
  std::optional<Form> form;
  if (function == GroupFunction::partRank) {
    const auto rank = rankIn(*tile.parent);
    form = rank ? quotient(out_.atoms, *rank, tile.size) : std::nullopt;
  } else if (function == GroupFunction::partCount) {
    const auto size = sizeOf(*tile.parent);
    const auto more = size ? size->plus(Form(tile.size - 1)) : std::nullopt;
    form = more ? quotient(out_.atoms, *more, tile.size) : std::nullopt;
  }
  return form ? std::optional(Value::number(*form)) : std::nullopt;
}

/// A tile itself knows its place, also where it is kept under a type that does not name its parent.
std::optional<Value> Machine::tileValue(ExpressionId id, const Group &tile) {
  Value out = unfollowedValue(id, at(id).type, "is a group of threads", false);
  for (const GroupFunction function : {GroupFunction::partRank, GroupFunction::partCount}) {
    const auto known = tileMember(tile, function);
    if (!known) return std::nullopt;
    out.members[memberFor(function)] = std::make_shared<const Value>(*known);
  }
  return out;
}

std::optional<Value> Machine::groupFunction(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const CallMeaning meaning = unit_.dialect->call(e.callee);
  const GroupFunction function = meaning.group;
  if (!meaning.has(CallTrait::ofGroup)) return std::nullopt;
  if (function == GroupFunction::partition) return tileValue(id, unit_.dialect->groupNamed(typeOf(id).name));
  const bool hasObject = isSome(e.callee.objectType);
  const bool hasArgument = !e.operands.empty() && isSome(e.operands[0]);
  if (!hasObject && !hasArgument) return std::nullopt;
  // The object's type says which group it is; most of these functions are static.
  const Type *type = hasObject ? described(e.callee.objectType) : &typeOf(e.operands[0]);
  const Group group = unit_.dialect->groupNamed(type != nullptr ? type->name : std::string());
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
    const Value tile = evaluate(state, e.operands[0]);
    const auto known = tile.members.find(memberFor(function));
    return known != tile.members.end() ? std::optional(*known->second) : std::nullopt;
  }
  const bool isDimensions = function == GroupFunction::dimensions;
  if (group.kind == Group::Kind::block) {
    if (function == GroupFunction::threadIndex) return builtinRecord(BuiltinIndex::threadIdx);
    if (function == GroupFunction::blockIndexOf) return builtinRecord(BuiltinIndex::blockIdx);
    if (isDimensions || function == GroupFunction::blockExtents) return builtinRecord(BuiltinIndex::blockDim);
  }
  if (group.kind == Group::Kind::grid) {
    if (isDimensions || function == GroupFunction::gridExtents) return builtinRecord(BuiltinIndex::gridDim);
    if (function == GroupFunction::blockIndex) return builtinRecord(BuiltinIndex::blockIdx);
    if (function == GroupFunction::blockCount) return Value::number(volume(BuiltinIndex::gridDim));
    if (function == GroupFunction::blockRank)
      return Value::number(linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim));
  }
  return std::nullopt;
}

} // namespace warpgrain::access
