// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/Pattern.h"

#include "core/access/facts/requests/WarpRequest.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::access {

namespace {

bool isUnit(const MatrixEntry &entry) {
  return entry.number == 1 || entry.number == -1;
}

/// Two threads of different rows of the block use one element: the step of y or z is shorter than the row of threads.
bool overlaps(const std::vector<MatrixEntry> &row, const std::array<std::int64_t, 3> &block) {
  if (row[0].isZero()) return false;
  for (std::size_t axis = 1; axis < 3; ++axis) {
    if (row[axis].isZero() || !row[axis].number || block[axis] == 1) continue;
    const std::int64_t step = std::abs(*row[axis].number);
    if (block[0] > 0 ? step < block[0] : step == 1) return true;
  }
  return false;
}

/// The last row begins inside a sector: by its numbers, as symbols and other indices are taken to keep it aligned.
bool isShifted(const AccessMatrix &matrix) {
  const MatrixEntry &offset = matrix.offset.back();
  return offset.number && *offset.number * matrix.elementBytes % sectorBytes != 0;
}

} // namespace

std::string_view nameOf(PatternKind kind) {
  switch (kind) {
  case PatternKind::uniform:
    return "uniform";
  case PatternKind::linear:
    return "linear";
  case PatternKind::reverseLinear:
    return "reverse linear";
  case PatternKind::shifted:
    return "shifted";
  case PatternKind::overlapping:
    return "overlapping";
  case PatternKind::strided:
    return "strided";
  default:
    return "random";
  }
}

Pattern classify(const AccessMatrix &matrix, const std::array<std::int64_t, 3> &block) {
  const std::size_t last = matrix.rank() - 1;
  bool isAlongLast = true;
  bool isUniform = true;
  for (std::size_t row = 0; row <= last; ++row)
    if (!matrix.inter[row][0].isZero()) {
      isUniform = false;
      isAlongLast = isAlongLast && row == last;
    }
  const auto hasUnknown = [](const auto &row) { return std::ranges::any_of(row, &MatrixEntry::isUnknown); };
  if (std::ranges::any_of(matrix.inter, hasUnknown))
    return {PatternKind::random, isUniform ? std::nullopt : std::optional(isAlongLast)};
  if (isUniform) return {PatternKind::uniform, std::nullopt};
  for (const auto &row : matrix.inter)
    if (!row[0].isZero() && !isUnit(row[0])) return {PatternKind::strided, isAlongLast};
  for (const auto &row : matrix.inter)
    if (overlaps(row, block)) return {PatternKind::overlapping, isAlongLast};
  if (isAlongLast && isShifted(matrix)) return {PatternKind::shifted, true};
  const auto isForward = [](const auto &row) { return row[0].isZero() || row[0].number == 1; };
  const bool forward = std::ranges::all_of(matrix.inter, isForward);
  return {forward ? PatternKind::linear : PatternKind::reverseLinear, isAlongLast};
}

std::optional<PatternKind> classifyIntra(const AccessMatrix &matrix) {
  std::optional<MatrixEntry> only;
  for (const auto &row : matrix.intra)
    for (const MatrixEntry &entry : row) {
      if (entry.isUnknown()) return PatternKind::random;
      if (entry.isZero()) continue;
      if (only) return PatternKind::overlapping;
      only = entry;
    }
  if (!only) return std::nullopt;
  if (!isUnit(*only)) return PatternKind::strided;
  return only->number == 1 ? PatternKind::linear : PatternKind::reverseLinear;
}

} // namespace warpgrain::access
