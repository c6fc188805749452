// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/LaunchCounter.h"
#include "core/model/Axis.h"

#include <optional>
#include <vector>

namespace warpgrain::access {

/// The rows of an array of several dimensions as it is declared: what its innermost dimension takes.
struct ArrayRows {
  std::int64_t rowBytes = 0; ///< 0: it has one dimension, or is not declared
  std::int64_t elementBytes = 0;
};

/// A change after which an access has no bank conflicts.
struct BankMend {
  enum class Kind : std::uint8_t {
    longerRows,     ///< the rows of the array longer by so many elements
    threadDistance, ///< the elements of threads that follow each other, through all rows of a block, so far apart
    axisDistance,   ///< those of neighbours along one axis
  };
  Kind kind = Kind::longerRows;
  model::Axis axis = model::Axis::x;
  std::int64_t elements = 0; ///< of longerRows
  std::int64_t nowBytes = 0; ///< of the others: the distance as it is,
  std::int64_t newBytes = 0; ///< and as it should be

  friend bool operator==(const BankMend &, const BankMend &) = default;
};

/// How many elements longer the rows of a declared array should be so that its accesses together take the fewest
/// passes: a change that helps one may hurt another. Nothing where no change by less than 32 words helps.
std::optional<std::int64_t> longerRowsFor(const std::vector<CountedAccess> &accesses, const ArrayRows &rows);

/// Whether the access has no bank conflict after that change.
bool isFreeWithLongerRows(const CountedAccess &access, const ArrayRows &rows, std::int64_t elements);

/// Other distances between threads, for an array without rows. Found by trying: each change is made to the addresses of
/// every warp of a block, at several outer indices, and only one that leaves none of them a conflict is told. Nothing
/// where there is none by less than 32 words.
std::optional<BankMend> distanceMendOf(const CountedAccess &access);

/// Without the rows of its block (threads of one y and z) a warp would have no conflicts: they come from threads of
/// different rows. Of the same warps.
bool onlyRowsConflict(const CountedAccess &access);

} // namespace warpgrain::access
