// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/MemorySpace.h"

#include "core/access/facts/patterns/Pattern.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::mapping {

namespace {

using access::AccessMatrix;
using access::MatrixEntry;

bool hasUnknown(const std::vector<std::vector<MatrixEntry>> &rows) {
  return std::ranges::any_of(rows, [](const auto &row) { return std::ranges::any_of(row, &MatrixEntry::isUnknown); });
}

bool isZero(const std::vector<MatrixEntry> &row) {
  return std::ranges::all_of(row, &MatrixEntry::isZero);
}

/// The strip is loaded with tx along the last dimension: neighbouring elements, if each index steps by one there.
Space backingOf(const std::vector<AccessMatrix> &accesses) {
  const auto isDense = [](const MatrixEntry &entry) {
    return entry.isZero() || entry.number == 1 || entry.number == -1;
  };
  const bool isCoalescedLoad = std::ranges::all_of(accesses, [&](const AccessMatrix &matrix) {
    return std::ranges::all_of(matrix.inter.back(), isDense) && std::ranges::all_of(matrix.intra.back(), isDense);
  });
  return isCoalescedLoad ? Space::global : Space::texture;
}

Space spaceOfRead(const LoopNest &nest, const AccessMatrix &matrix, bool isSmall) {
  if (isSmall && isSameAddress(nest, matrix)) return Space::constant;
  if (isPrefetchable(matrix)) return Space::local;
  return isCoalesced(matrix) ? Space::global : Space::texture;
}

Space spaceOfWritten(const NestArray &array, const AccessMatrix &matrix) {
  if (isPrefetchable(matrix)) return Space::local;
  return !isCoalesced(matrix) && !array.isRead ? Space::texture : Space::global;
}

/// Accesses of one array that disagree: texture before global before local before constant.
Space firstOf(const std::vector<Space> &spaces) {
  for (const Space space : {Space::texture, Space::global, Space::local})
    if (std::ranges::find(spaces, space) != spaces.end()) return space;
  return spaces.empty() ? Space::global : Space::constant;
}

SpaceChoice chooseSpace(const LoopNest &nest, const NestArray &array, const Mapping &mapping, bool isSmall) {
  std::vector<AccessMatrix> accesses;
  std::vector<Space> spaces;
  for (const AccessMatrix &matrix : array.accesses) {
    accesses.push_back(mapped(matrix, mapping));
    spaces.push_back(array.isWritten ? spaceOfWritten(array, accesses.back())
                                     : spaceOfRead(nest, accesses.back(), isSmall));
  }
  const Space space = firstOf(spaces);
  return {.space = space, .backing = space == Space::local ? backingOf(accesses) : space};
}

} // namespace

std::string_view nameOf(Space space) {
  switch (space) {
  case Space::texture:
    return "texture";
  case Space::constant:
    return "constant";
  case Space::local:
    return "local";
  default:
    return "global";
  }
}

bool isCoalesced(const AccessMatrix &mapped) {
  return access::classify(mapped).isCoalesced() && !hasUnknown(mapped.intra);
}

bool isPrefetchable(const AccessMatrix &mapped) {
  const auto pattern = access::classifyIntra(mapped);
  return (pattern == access::PatternKind::linear || pattern == access::PatternKind::reverseLinear) &&
         !hasUnknown(mapped.inter);
}

bool isSameAddress(const LoopNest &nest, const AccessMatrix &mapped) {
  if (!std::ranges::all_of(mapped.inter, isZero)) return false;
  bool moves = false;
  for (const auto &row : mapped.intra)
    for (std::size_t loop = 0; loop < row.size(); ++loop) {
      if (row[loop].isZero()) continue;
      if (nest.loops[loop].growsWithProblem) return false;
      moves = true;
    }
  return moves;
}

std::vector<SpaceChoice> chooseSpaces(const LoopNest &nest, const Mapping &mapping, std::int64_t constantBytes) {
  std::vector<std::size_t> order(nest.arrays.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto sizeOf = [&](std::size_t array) { return nest.arrays[array].bytes.value_or(constantBytes + 1); };
  std::ranges::stable_sort(order, {}, sizeOf);
  std::vector<SpaceChoice> out(nest.arrays.size());
  for (const std::size_t array : order) {
    const bool isSmall = nest.arrays[array].bytes && *nest.arrays[array].bytes <= constantBytes;
    out[array] = chooseSpace(nest, nest.arrays[array], mapping, isSmall);
    if (out[array].space == Space::constant) constantBytes -= *nest.arrays[array].bytes;
  }
  return out;
}

} // namespace warpgrain::mapping
