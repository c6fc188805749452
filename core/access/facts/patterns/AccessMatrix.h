// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// An entry of an access matrix: a number, a symbol that all threads share ("n", "2*n"), or Z for not known statically.
struct MatrixEntry {
  std::optional<std::int64_t> number = 0;
  std::string symbol; ///< set if it is not a number; empty for Z

  MatrixEntry() = default;

  MatrixEntry(std::int64_t value) : number(value) {} // NOLINT: a number is an entry

  static MatrixEntry of(std::string symbol) {
    MatrixEntry entry;
    entry.number.reset();
    entry.symbol = std::move(symbol);
    return entry;
  }

  static MatrixEntry unknown() { return of({}); }

  bool isZero() const { return number == 0; }

  bool isUnknown() const { return !number && symbol.empty(); }

  /// "4", "2*n", "Z"
  std::string text() const { return number ? std::to_string(*number) : isUnknown() ? "Z" : symbol; }

  friend bool operator==(const MatrixEntry &, const MatrixEntry &) = default;
};

/// The affine map from the indices of a launch to the subscripts of an access (ALG-E1). Subscript r is row r of `inter`
/// times (tx, ty, tz), plus row r of `intra` times the loop counters, plus row r of `block` times the block indices,
/// plus `offset` r. The first row is the slowest dimension of the array; the last one runs along neighbouring elements.
struct AccessMatrix {
  std::vector<std::vector<MatrixEntry>> inter; ///< three columns: threadIdx.x, y and z
  std::vector<std::vector<MatrixEntry>> intra; ///< one column per name in `intraNames`
  std::vector<std::string> intraNames;         ///< loop counters, outermost loop first
  std::vector<std::vector<MatrixEntry>> block; ///< one column per name in `blockNames`
  std::vector<std::string> blockNames;         ///< those of "bx", "by", "bz" that occur
  std::vector<MatrixEntry> offset;
  std::int64_t elementBytes = 4; ///< bytes per step of the last subscript

  std::size_t rank() const { return inter.size(); }
};

} // namespace warpgrain::access
