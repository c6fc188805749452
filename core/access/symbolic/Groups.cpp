// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Groups.h"

#include "core/access/form/Arithmetic.h"

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

Group Group::named(const std::string &type) {
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
std::optional<Value> GroupFunctions::tileMember(const Group &tile, const std::string &name) {
  if (tile.kind != Group::Kind::tile || tile.parent == nullptr) return std::nullopt;
  std::optional<Form> form;
  if (name == "meta_group_rank") {
    const auto rank = rankIn(*tile.parent);
    form = rank ? quotient(atoms_, *rank, tile.size) : std::nullopt;
  } else if (name == "meta_group_size") {
    const auto size = sizeOf(*tile.parent);
    const auto more = size ? size->plus(Form(tile.size - 1)) : std::nullopt;
    form = more ? quotient(atoms_, *more, tile.size) : std::nullopt;
  }
  return form ? std::optional(Value::number(*form)) : std::nullopt;
}

/// A tile itself knows its place, also where it is kept under a type that does not name its parent.
std::optional<Value> GroupFunctions::tileValue(ExpressionId id, const Group &tile) {
  Value out = values_.unfollowedValue(id, position_.at(id).type, "is a group of threads", false);
  for (const char *name : {"meta_group_rank", "meta_group_size"}) {
    const auto known = tileMember(tile, name);
    if (!known) return std::nullopt;
    out.members[name] = std::make_shared<const Value>(*known);
  }
  return out;
}

std::optional<Value> GroupFunctions::ofBlock(const std::string &name) {
  if (name == "thread_index") return launchIndices_.record(BuiltinIndex::threadIdx);
  if (name == "group_index") return launchIndices_.record(BuiltinIndex::blockIdx);
  if (isOneOf(name, {"group_dim", "dim_threads"})) return launchIndices_.record(BuiltinIndex::blockDim);
  return std::nullopt;
}

std::optional<Value> GroupFunctions::ofGrid(const std::string &name) {
  if (isOneOf(name, {"group_dim", "dim_blocks"})) return launchIndices_.record(BuiltinIndex::gridDim);
  if (name == "block_index") return launchIndices_.record(BuiltinIndex::blockIdx);
  if (name == "num_blocks") return Value::number(launchIndices_.volume(BuiltinIndex::gridDim));
  if (name == "block_rank") return Value::number(launchIndices_.linear(BuiltinIndex::blockIdx, BuiltinIndex::gridDim));
  return std::nullopt;
}

std::optional<Value> GroupFunctions::call(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const std::string &name = e.callee.name;
  if (!e.callee.qualifiedName.starts_with("cooperative_groups::")) return std::nullopt;
  if (name == "tiled_partition") return tileValue(id, Group::named(position_.typeOf(id).name));
  const bool hasObject = isSome(e.callee.objectType);
  const bool hasArgument = !e.operands.empty() && isSome(e.operands[0]);
  if (!hasObject && !hasArgument) return std::nullopt;
  // The object's type says which group it is; most of these functions are static.
  const Type *type = hasObject ? types_.described(e.callee.objectType) : &position_.typeOf(e.operands[0]);
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
    const Value tile = evaluator_.evaluate(state, e.operands[0]);
    const auto known = tile.members.find(name);
    return known != tile.members.end() ? std::optional(*known->second) : std::nullopt;
  }
  if (group.kind == Group::Kind::block) return ofBlock(name);
  if (group.kind == Group::Kind::grid) return ofGrid(name);
  return std::nullopt;
}

} // namespace warpgrain::access
