// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchCounter.h"
#include "core/model/Axis.h"

#include <optional>
#include <vector>

namespace warpgrain::access {

/// The row length of a declared array of several dimensions: the size of its innermost dimension.
struct ArrayRows {
  std::int64_t rowBytes = 0; ///< 0 if the array has one dimension or is not declared
  std::int64_t elementBytes = 0;
};

/// A change of the data layout that removes the bank conflicts of an access.
struct BankMend {
  enum class Kind : std::uint8_t {
    longerRows,     ///< pad the rows of the array by `elements`
    threadDistance, ///< change the distance between the elements of consecutive threads of the block
    axisDistance,   ///< change the distance between the elements of neighbouring threads along `axis`
  };
  Kind kind = Kind::longerRows;
  model::Axis axis = model::Axis::x;
  std::int64_t elements = 0; ///< for longerRows: padding
  std::int64_t nowBytes = 0; ///< for the other kinds: current distance
  std::int64_t newBytes = 0; ///< for the other kinds: distance without conflicts

  friend bool operator==(const BankMend &, const BankMend &) = default;
};

/// Returns the padding, in elements, of a declared array's rows for which all its accesses together take the fewest
/// passes; a padding that helps one access may hurt another. No value if no padding below 32 words (128 bytes) helps,
/// or if there are too many requests to try.
std::optional<std::int64_t> longerRowsFor(const std::vector<CountedAccess> &accesses, const ArrayRows &rows);

/// True if the access has no bank conflicts once the rows are padded by `elements`.
bool isFreeWithLongerRows(const CountedAccess &access, const ArrayRows &rows, std::int64_t elements);

/// Finds another distance between threads that removes the bank conflicts, for an array without rows. It tries each
/// increase below 32 words (128 bytes) on the addresses of every warp of a block, at several outer indices, and returns
/// the first one that leaves no conflict. No value if there is none.
std::optional<BankMend> distanceMendOf(const CountedAccess &access);

/// True if bank conflicts arise only between threads of different rows of the block (a row has one threadIdx.y and one
/// threadIdx.z). It checks the same warps as distanceMendOf(). False if a warp does not span several rows.
bool onlyRowsConflict(const CountedAccess &access);

} // namespace warpgrain::access
