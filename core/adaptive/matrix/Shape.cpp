// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace warpgrain::adaptive {

namespace {

constexpr std::int64_t regionCount = 48;
constexpr std::int64_t runsOfEmptyRows = 12;

/// The heaviest row or region, as a multiple of the lightest.
constexpr double heaviest = 100;

/// Sebastiano Vigna's splitmix64: a number that looks random for each number.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15U;
  value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
  return value ^ (value >> 31U);
}

/// In (0, 1], for two numbers.
double uniform(std::uint64_t seed, std::uint64_t a, std::uint64_t b) {
  return (static_cast<double>(mixed(mixed(seed ^ mixed(a)) + b) >> 11U) + 1) * 0x1p-53;
}

/// The name's, by FNV-1a: std::hash differs between libraries.
std::uint64_t seedOf(const MatrixShape &shape) {
  std::uint64_t out = 0xcbf29ce484222325U;
  for (const char c : shape.name)
    out = (out ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return out;
}

double pareto(double uniformNumber, double exponent) {
  return std::min(heaviest, std::pow(uniformNumber, -1 / exponent));
}

/// The row's part of the non-zeros, in any unit.
double weightOf(const MatrixShape &shape, std::uint64_t seed, std::int64_t row) {
  const double own = uniform(seed, static_cast<std::uint64_t>(row), 1);
  const auto partOf = [&](std::int64_t parts) { return static_cast<std::uint64_t>(row * parts / shape.rows); };
  switch (shape.profile) {
  case RowProfile::regions:
    return pareto(uniform(seed, partOf(regionCount), 2), 1.2) * (0.5 + own);
  case RowProfile::powerLaw:
    return pareto(own, 1.1);
  case RowProfile::emptyRuns:
    return partOf(runsOfEmptyRows) % 2 == 1 ? 0 : 0.5 + own;
  default:
    return 0.9 + 0.2 * own;
  }
}

/// Where rows are full before all non-zeros have a place: gives the rest to the last rows that are not.
void placeRest(std::vector<std::int64_t> &counts, std::int64_t rest) {
  const auto full = static_cast<std::int64_t>(counts.size());
  for (auto count = counts.rbegin(); count != counts.rend() && rest > 0; ++count) {
    const std::int64_t more = std::min(rest, full - *count);
    *count += more;
    rest -= more;
  }
}

/// Columns in which a row's non-zeros lie.
RowRange windowOf(const MatrixShape &shape, std::int64_t row, std::int64_t count) {
  const auto reach = static_cast<std::int64_t>(shape.reach * static_cast<double>(shape.rows));
  const std::int64_t width = std::min(shape.rows, std::max(reach, 2 * count));
  const std::int64_t begin = std::clamp<std::int64_t>(row - width / 2, 0, shape.rows - width);
  return {.begin = begin, .end = begin + width};
}

} // namespace

std::string_view nameOf(MatrixType type) {
  constexpr std::array<std::string_view, 3> names{"diagonal", "even", "uneven"};
  return names[static_cast<std::size_t>(type)];
}

MatrixShape scaled(MatrixShape shape, double factor) {
  const auto times = [factor](std::int64_t number) {
    return std::max<std::int64_t>(1, std::llround(static_cast<double>(number) * factor));
  };
  shape.rows = times(shape.rows);
  shape.nonZeros = std::min(times(shape.nonZeros), shape.rows * shape.rows);
  return shape;
}

RowPointers rowPointersOf(const MatrixShape &shape) {
  const std::uint64_t seed = seedOf(shape);
  std::vector<double> weights;
  for (std::int64_t row = 0; row < shape.rows; ++row)
    weights.push_back(weightOf(shape, seed, row));
  const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
  std::vector<std::int64_t> counts(weights.size());
  double before = 0;
  std::int64_t placed = 0;
  for (std::size_t row = 0; row < counts.size(); ++row) {
    before += weights[row];
    const auto due = static_cast<std::int64_t>(static_cast<double>(shape.nonZeros) * before / total);
    counts[row] = std::clamp<std::int64_t>(due - placed, 0, shape.rows);
    placed += counts[row];
  }
  placeRest(counts, shape.nonZeros - placed);
  auto out = std::make_shared<std::vector<std::int64_t>>(1, 0);
  std::partial_sum(counts.begin(), counts.end(), std::back_inserter(*out));
  return out;
}

template <typename Real>
CsrRows<Real> generatedRows(const MatrixShape &shape, RowPointers rowPointers, RowRange rows) {
  const std::uint64_t seed = seedOf(shape);
  const auto pointer = [&](std::int64_t row) { return (*rowPointers)[static_cast<std::size_t>(row)]; };
  const auto size = static_cast<std::size_t>(pointer(rows.end) - pointer(rows.begin));
  std::vector<std::int32_t> columns;
  std::vector<Real> values;
  columns.reserve(size);
  values.reserve(size);
  for (std::int64_t row = rows.begin; row < rows.end; ++row) {
    const std::int64_t count = pointer(row + 1) - pointer(row);
    const RowRange window = windowOf(shape, row, count);
    for (std::int64_t i = 0; i < count; ++i) {
      // One column of each of `count` equal pieces of the window.
      const std::int64_t begin = window.size() * i / count;
      const std::int64_t width = window.size() * (i + 1) / count - begin;
      const double place = uniform(seed, static_cast<std::uint64_t>(row), static_cast<std::uint64_t>(i) + 3);
      const auto offset = std::min(width - 1, static_cast<std::int64_t>(place * static_cast<double>(width)));
      columns.push_back(static_cast<std::int32_t>(window.begin + begin + offset));
      values.push_back(static_cast<Real>(place));
    }
  }
  return CsrRows<Real>(std::move(rowPointers), rows, std::move(columns), std::move(values));
}

template CsrRows<float> generatedRows(const MatrixShape &, RowPointers, RowRange);
template CsrRows<double> generatedRows(const MatrixShape &, RowPointers, RowRange);

} // namespace warpgrain::adaptive
