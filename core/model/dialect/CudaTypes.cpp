// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaTypes.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

constexpr std::int64_t largestTile = 1024;
constexpr std::int64_t warpLanes = 32;

bool holdsOneOf(Name name, std::initializer_list<Name> parts) {
  return std::ranges::any_of(parts, [name](Name part) { return name.contains(part); });
}

/// `float4`, `uchar2`.
bool isVector(Name name) {
  static constexpr std::array scalars{Name("char"),     Name("uchar"), Name("short"),     Name("ushort"),
                                      Name("int"),      Name("uint"),  Name("long"),      Name("ulong"),
                                      Name("longlong"), Name("float"), Name("ulonglong"), Name("double")};
  if (name.empty() || name.back() < '1' || name.back() > '4') return false;
  return std::ranges::find(scalars, name.substr(0, name.size() - 1)) != scalars.end();
}

} // namespace

KnownType cudaTypeNamed(Name name) {
  if (name.contains("bfloat16")) return KnownType::bfloat16;
  if (name.contains("__half") || name == "half" || name == "half2") return KnownType::half;
  if (name == "dim3") return KnownType::extents;
  if (holdsOneOf(name, {"thread_block", "coalesced_group", "grid_group", "cluster_group", "thread_group"}))
    return KnownType::group;
  return isVector(name) ? KnownType::vector : KnownType::other;
}

ThreadGroup cooperativeGroupNamed(const std::string &type) {
  ThreadGroup out;
  constexpr Name tile = "thread_block_tile<";
  if (const std::size_t at = type.find(tile); at != std::string::npos) {
    std::size_t next = at + tile.size();
    for (; next < type.size() && type[next] >= '0' && type[next] <= '9' && out.size <= largestTile; ++next)
      out.size = out.size * 10 + (type[next] - '0');
    if (out.size <= 0 || out.size > largestTile) return {};
    out.kind = ThreadGroup::Kind::tile;
    while (next < type.size() && (type[next] == 'U' || type[next] == 'L'))
      ++next;
    const bool namesParent = next < type.size() && type[next] == ',';
    if (namesParent) out.parent = std::make_shared<ThreadGroup>(cooperativeGroupNamed(type.substr(next)));
    return out;
  }
  if (type.contains("multi_grid")) return out;
  if (type.contains("grid_group")) out.kind = ThreadGroup::Kind::grid;
  if (type.contains("thread_block")) out.kind = ThreadGroup::Kind::block;
  return out;
}

std::optional<std::int64_t> lanesOfTile(Name name) {
  const std::size_t at = name.find('<', std::min(name.find("thread_block_tile"), name.size()));
  if (at == Name::npos) return std::nullopt;
  std::int64_t lanes = 0;
  std::from_chars(name.data() + at + 1, name.data() + name.size(), lanes);
  return lanes > 0 && lanes <= warpLanes ? std::optional(lanes) : std::nullopt;
}

} // namespace warpgrain::model
