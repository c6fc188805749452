// SPDX-License-Identifier: Apache-2.0
//
// Ranks and sizes of cooperative groups: <cooperative_groups.h> of CUDA 13.0.
#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::access {

using namespace model;

namespace {

constexpr std::int64_t largestTile = 1024;

bool isOneOf(const std::string &name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

} // namespace

/// "cooperative_groups::thread_block_tile<32, cooperative_groups::thread_block>".
Machine::Group Machine::Group::named(const std::string &type) {
  Group out;
  constexpr std::string_view tile = "thread_block_tile<";
  if (const std::size_t at = type.find(tile); at != std::string::npos) {
    std::size_t next = at + tile.size();
    for (; next < type.size() && type[next] >= '0' && type[next] <= '9' && out.size <= largestTile; ++next)
      out.size = out.size * 10 + (type[next] - '0');
    if (out.size <= 0 || out.size > largestTile) return {};
    out.kind = Kind::tile;
    while (next < type.size() && (type[next] == 'U' || type[next] == 'L'))
      ++next;
    const bool namesParent = next < type.size() && type[next] == ',';
    if (namesParent) out.parent = std::make_shared<Group>(named(type.substr(next)));
    return out;
  }
  if (type.find("multi_grid") != std::string::npos) return out;
  if (type.find("grid_group") != std::string::npos) out.kind = Kind::grid;
  if (type.find("thread_block") != std::string::npos) out.kind = Kind::block;
  return out;
}

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
std::optional<Value> Machine::tileMember(const Group &tile, const std::string &name) {
  if (tile.kind != Group::Kind::tile || tile.parent == nullptr) return std::nullopt;
  std::optional<Form> form;
  if (name == "meta_group_rank") {
    const auto rank = rankIn(*tile.parent);
    form = rank ? quotient(out_.atoms, *rank, tile.size) : std::nullopt;
  } else if (name == "meta_group_size") {
    const auto size = sizeOf(*tile.parent);
    const auto more = size ? size->plus(Form(tile.size - 1)) : std::nullopt;
    form = more ? quotient(out_.atoms, *more, tile.size) : std::nullopt;
  }
  return form ? std::optional(Value::number(*form)) : std::nullopt;
}

/// A tile itself knows its place, also where it is kept under a type that does not name its parent.
std::optional<Value> Machine::tileValue(ExpressionId id, const Group &tile) {
  Value out = unfollowedValue(id, at(id).type, "is a group of threads", false);
  for (const char *name : {"meta_group_rank", "meta_group_size"}) {
    const auto known = tileMember(tile, name);
    if (!known) return std::nullopt;
    out.members[name] = std::make_shared<const Value>(*known);
  }
  return out;
}

std::optional<Value> Machine::groupFunction(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const std::string &name = e.callee.name;
  if (!e.callee.qualifiedName.starts_with("cooperative_groups::")) return std::nullopt;
  if (name == "tiled_partition") return tileValue(id, Group::named(typeOf(id).name));
  const bool hasObject = isSome(e.callee.objectType);
  const bool hasArgument = !e.operands.empty() && isSome(e.operands[0]);
  if (!hasObject && !hasArgument) return std::nullopt;
  // The object's type says which group it is; most of these functions are static.
  const Type *type = hasObject ? described(e.callee.objectType) : &typeOf(e.operands[0]);
  const Group group = Group::named(type != nullptr ? type->name : std::string());
  if (group.kind == Group::Kind::unknown) return std::nullopt;
  if (name.starts_with("operator ")) return tileValue(id, group); // to a type that names less
  const auto numberOr = [](const std::optional<Form> &form) {
    return form ? std::optional(Value::number(*form)) : std::nullopt;
  };
  if (name == "thread_rank") return numberOr(rankIn(group));
  if (isOneOf(name, {"size", "num_threads"})) return numberOr(sizeOf(group));
  if (group.kind == Group::Kind::tile && isOneOf(name, {"meta_group_rank", "meta_group_size"})) {
    if (const auto known = tileMember(group, name)) return known;
    if (!hasArgument) return std::nullopt;
    const Value tile = evaluate(state, e.operands[0]);

    const auto known = tile.members.find(name);
    return known != tile.members.end() ? std::optional(*known->second) : std::nullopt;
  }
  if (group.kind == Group::Kind::block) {
    if (name == "thread_index") return builtinRecord(BuiltinIndex::threadIdx);
    if (name == "group_index") return builtinRecord(BuiltinIndex::blockIdx);
    if (isOneOf(name, {"group_dim", "dim_threads"})) return builtinRecord(BuiltinIndex::blockDim);
  }
  if (group.kind == Group::Kind::grid) {
    if (isOneOf(name, {"group_dim", "dim_blocks"})) return builtinRecord(BuiltinIndex::gridDim);
    if (name == "block_index") return builtinRecord(BuiltinIndex::blockIdx);
    if (name == "num_blocks") return Value::number(volume(BuiltinIndex::gridDim));
    if (name == "block_rank") return Value::number(linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim));
  }
  return std::nullopt;
}

} // namespace warpgrain::access
