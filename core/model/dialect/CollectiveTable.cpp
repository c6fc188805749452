// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CollectiveTable.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace warpgrain::model {

namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> reduces{"Reduce", "Sum"};
constexpr std::array<Names, 4> scans{"ExclusiveScan", "ExclusiveSum", "InclusiveScan", "InclusiveSum"};
constexpr std::array<Names, 1> loads{"Load"};
constexpr std::array<Names, 1> stores{"Store"};
constexpr std::array<Names, 9> exchanges{
    "BlockedToStriped",        "BlockedToWarpStriped",    "ScatterToBlocked",
    "ScatterToStriped",        "StripedToBlocked",        "WarpStripedToBlocked",
    "ScatterToStripedFlagged", "ScatterToStripedGuarded", "StripedToBlockedGuarded"};
constexpr std::array<Names, 4> radixSorts{"Sort", "SortBlockedToStriped", "SortDescending",
                                          "SortDescendingBlockedToStriped"};
constexpr std::array<Names, 2> mergeSorts{"Sort", "StableSort"};
constexpr std::array<Names, 3> discontinuities{"FlagHeads", "FlagHeadsAndTails", "FlagTails"};
constexpr std::array<Names, 4> differences{"SubtractLeft", "SubtractLeftPartialTile", "SubtractRight",
                                           "SubtractRightPartialTile"};
constexpr std::array<Names, 4> shuffles{"Down", "Offset", "Rotate", "Up"};
constexpr std::array<Names, 8> warpReduces{"HeadSegmentedReduce", "HeadSegmentedSum", "Max", "Min", "Reduce", "Sum",
                                           "TailSegmentedReduce", "TailSegmentedSum"};
constexpr std::array<Names, 6> warpScans{"Broadcast",     "ExclusiveScan", "ExclusiveSum",
                                         "InclusiveScan", "InclusiveSum",  "Scan"};
constexpr std::array<Names, 3> warpExchanges{"BlockedToStriped", "ScatterToStriped", "StripedToBlocked"};

constexpr auto block = CollectiveScope::block;
constexpr auto warp = CollectiveScope::warp;

constexpr std::array classes{
    Collective{.name = "BlockReduce", .scope = block, .members = reduces, .extents = {1, 3, 4}},
    Collective{.name = "BlockScan", .scope = block, .members = scans, .extents = {1, 3, 4}},
    Collective{.name = "BlockLoad", .scope = block, .members = loads, .run = AccessKind::read, .extents = {1, 4, 5}},
    Collective{.name = "BlockStore", .scope = block, .members = stores, .run = AccessKind::write, .extents = {1, 4, 5}},
    Collective{.name = "BlockExchange", .scope = block, .members = exchanges, .extents = {1, 4, 5}},
    Collective{.name = "BlockRadixSort", .scope = block, .members = radixSorts, .extents = {1, 8, 9}},
    Collective{.name = "BlockMergeSort", .scope = block, .members = mergeSorts, .extents = {1, 4, 5}},
    Collective{.name = "BlockDiscontinuity", .scope = block, .members = discontinuities, .extents = {1, 2, 3}},
    Collective{.name = "BlockAdjacentDifference", .scope = block, .members = differences, .extents = {1, 2, 3}},
    Collective{.name = "BlockShuffle", .scope = block, .members = shuffles, .extents = {1, 2, 3}},
    Collective{.name = "WarpReduce", .scope = warp, .members = warpReduces, .lanes = 1},
    Collective{.name = "WarpScan", .scope = warp, .members = warpScans, .lanes = 1},
    Collective{.name = "WarpExchange", .scope = warp, .members = warpExchanges, .lanes = 2},
};

constexpr Collective asynchronousCopy{.name = "memcpy_async", .scope = CollectiveScope::group};

/// "cub", "BlockScan<int, 128>" and "ExclusiveSum" of "cub::V1::BlockScan<int, 128>::ExclusiveSum".
std::vector<std::string_view> partsOf(std::string_view name) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '<' || name[i] == '(') ++depth;
    if (name[i] == '>' || name[i] == ')') --depth;
    if (depth != 0 || name[i] != ':' || i + 1 >= name.size() || name[i + 1] != ':') continue;
    out.push_back(name.substr(begin, i - begin));
    begin = ++i + 1;
  }
  out.push_back(name.substr(begin));
  return out;
}

std::string_view bare(std::string_view name) {
  return name.substr(0, name.find('<'));
}

/// CUB tells its versions apart by a namespace that nobody writes: "_V_300003_SM_900", "CUB_200200_900_NS".
bool isOfVersion(std::string_view space) {
  return space.starts_with('_') || space.starts_with("CUB_");
}

/// The class of CUB's that a member function belongs to: "BlockScan<int, 128>". Empty where it is none.
std::string_view classIn(const Callee &callee) {
  if (!callee.isSystem) return {};
  const std::vector<std::string_view> parts = partsOf(callee.qualifiedName);
  const bool isMember =
      parts.size() >= 3 && parts.front() == "cub" && std::all_of(parts.begin() + 1, parts.end() - 2, isOfVersion);
  return isMember ? parts[parts.size() - 2] : std::string_view();
}

const Collective *classOf(const Callee &callee) {
  const std::string_view name = bare(classIn(callee));
  const auto *found = std::ranges::find(classes, name, &Collective::name);
  return found != classes.end() ? found : nullptr;
}

/// What stands between < and >, with commas between.
std::vector<std::string_view> argumentsOf(std::string_view name) {
  std::vector<std::string_view> out;
  const std::size_t open = name.find('<');
  if (open == std::string_view::npos || !name.ends_with('>')) return out;
  name = name.substr(open + 1, name.size() - open - 2);
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= name.size(); ++i) {
    const char c = i < name.size() ? name[i] : ',';
    if (c == '<' || c == '(') ++depth;
    if (c == '>' || c == ')') --depth;
    if (c != ',' || (depth != 0 && i < name.size())) continue;
    std::string_view part = name.substr(begin, i - begin);
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    out.push_back(part);
    begin = i + 1;
  }
  return out;
}

std::optional<std::int64_t> numberIn(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const bool isSuffix = rest.find_first_not_of("ULul") == std::string_view::npos;
  return error == std::errc() && isSuffix && value > 0 ? std::optional(value) : std::nullopt;
}

/// A template argument that is a number; `otherwise` where it is left out.
std::optional<std::int64_t> numberAt(const std::vector<std::string_view> &arguments, std::size_t at,
                                     std::int64_t otherwise) {
  return at < arguments.size() ? numberIn(arguments[at]) : std::optional(otherwise);
}

} // namespace

const Collective *collectiveOf(const Callee &callee) {
  if (callee.isSystem && callee.name == asynchronousCopy.name &&
      callee.qualifiedName.starts_with("cooperative_groups::"))
    return &asynchronousCopy;
  const Collective *found = classOf(callee);
  const bool isKnown =
      found != nullptr && std::ranges::find(found->members, std::string_view(callee.name)) != found->members.end();
  return isKnown ? found : nullptr;
}

bool makesCollective(const Callee &callee) {
  const Collective *found = classOf(callee);
  return found != nullptr && callee.name.substr(0, callee.name.find('<')) == found->name;
}

std::string nameOfCollective(const Callee &callee) {
  const Collective *found = classOf(callee);
  return found != nullptr ? std::string(found->name) + "::" + callee.name : callee.name;
}

std::optional<std::array<std::int64_t, 3>> extentsOf(const Collective &collective, const Callee &callee) {
  const std::vector<std::string_view> arguments = argumentsOf(classIn(callee));
  if (collective.scope != CollectiveScope::block || collective.extents[0] >= arguments.size()) return std::nullopt;
  constexpr std::int64_t most = 1024; // threads of a block
  std::array<std::int64_t, 3> out{};
  for (std::size_t axis = 0; axis < out.size(); ++axis) {
    const auto extent = numberAt(arguments, collective.extents[axis], 1);
    if (!extent || *extent > most) return std::nullopt;
    out[axis] = *extent;
  }
  return out;
}

std::optional<std::int64_t> lanesOf(const Collective &collective, const Callee &callee) {
  const std::vector<std::string_view> arguments = argumentsOf(classIn(callee));
  if (collective.scope != CollectiveScope::warp || arguments.empty()) return std::nullopt;
  return numberAt(arguments, collective.lanes, 32);
}

} // namespace warpgrain::model
