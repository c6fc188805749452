// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/BankConflicts.h"
#include "core/access/facts/LaunchNumbers.h"
#include "core/access/facts/OuterIndices.h"
#include "core/access/facts/QuasiLinear.h"
#include "core/access/facts/SectorWaste.h"
#include "core/access/facts/WarpRequest.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// A condition on the indices of a launch.
struct CountCondition {
  enum class Kind : std::uint8_t {
    always,
    unknown,  ///< may hold or not
    negative, ///< value < 0
    zero,     ///< value == 0
    allOf,
    anyOf,
    notOf, ///< its one part does not hold
  };
  Kind kind = Kind::always;
  QuasiLinear value;
  std::vector<CountCondition> parts;

  static CountCondition negative(QuasiLinear value) { return {Kind::negative, std::move(value), {}}; }

  static CountCondition zero(QuasiLinear value) { return {Kind::zero, std::move(value), {}}; }

  static CountCondition allOf(std::vector<CountCondition> parts) { return {Kind::allOf, {}, std::move(parts)}; }

  static CountCondition anyOf(std::vector<CountCondition> parts) { return {Kind::anyOf, {}, std::move(parts)}; }

  static CountCondition notOf(CountCondition part) { return {Kind::notOf, {}, {std::move(part)}}; }

  static CountCondition unknown() { return {Kind::unknown, {}, {}}; }
};

/// One of the values an address may have.
struct AddressChoice {
  CountCondition when; ///< the first choice whose condition holds counts
  QuasiLinear byte;
};

/// Everything that decides what an access costs in a launch, as numbers.
struct CountedAccess {
  std::array<std::int64_t, 3> block{1, 1, 1}; ///< threads; positive
  std::vector<std::int64_t> outer;            ///< extents of blockIdx and loops: index 0 to extent - 1
  std::vector<AddressChoice> address;         ///< in bytes from a place that is a multiple of 128
  CountCondition guard;                       ///< which threads execute it, at which outer indices
  std::int64_t sizeBytes = 4;
  std::int64_t alignBytes = 4;
  BankUse use = BankUse::load;
};

/// What an access costs over a whole launch.
struct LaunchCost {
  RequestCost memory;       ///< as global memory counts
  BankCost banks;           ///< as shared memory counts
  SectorWaste waste;        ///< of the requests that move more sectors than their data fills
  std::int64_t threads = 0; ///< executions by a thread
  bool isExact = true;      ///< false where a condition or an address choice is unknown: then it counts as if it held

  LaunchCost &operator+=(const LaunchCost &other);
  /// Adds a warp's request that happens so many times.
  void add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, BankUse use,
           std::int64_t times = 1);
};

/// Adds up the requests of every warp at every combination of outer indices. Exact: combinations are put together only
/// where the address has the same remainder by 128 and every condition comes out the same for each thread. Nothing
/// where more than `limit` cases would have to be looked at.
std::optional<LaunchCost> countLaunch(const CountedAccess &access, std::int64_t limit = 1'000'000);

/// The addresses of one warp's request: warp number within its block, at these outer indices. Unknown conditions count
/// as if they held.
WarpAddresses warpAt(const CountedAccess &access, std::int64_t warp, const std::vector<std::int64_t> &outer);

/// Counts an access of any form by computing the address of each lane at every combination of outer indices: for what
/// LaunchCounter cannot put together (products of indices, bit operations). Nothing where that takes more than `limit`
/// evaluations, or where an address has no value.
std::optional<LaunchCost> enumerateLaunch(AtomTable &atoms, const AccessInstance &instance,
                                          const LaunchNumbers &numbers, const OuterIndices &outer,
                                          std::int64_t limit = 500'000);

} // namespace warpgrain::access
