// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/facts/counting/QuasiLinear.h"
#include "core/access/facts/requests/BankConflicts.h"
#include "core/access/facts/requests/SectorWaste.h"
#include "core/access/facts/requests/WarpRequest.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// A condition on the indices of a launch.
struct CountCondition {
  enum class Kind : std::uint8_t {
    always,
    unknown,  ///< not known whether it holds
    negative, ///< value < 0
    zero,     ///< value == 0
    allOf,
    anyOf,
    notOf, ///< negation of its single part
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

/// One of the alternatives of an address.
struct AddressChoice {
  CountCondition when; ///< the first choice whose condition holds is the address
  QuasiLinear byte;
};

/// Numeric description of an access in a launch: everything that determines its cost.
struct CountedAccess {
  std::array<std::int64_t, 3> block{1, 1, 1}; ///< in threads; positive
  std::vector<std::int64_t> outer;            ///< extents of block indices and loops; each index runs from 0
  std::vector<AddressChoice> address;         ///< in bytes from an address that is a multiple of 128
  CountCondition guard;                       ///< selects the executing threads at each combination of outer indices
  std::int64_t sizeBytes = 4;
  std::int64_t alignBytes = 4;
  BankUse use = BankUse::load;
};

/// Cost of an access over a whole launch.
struct LaunchCost {
  RequestCost memory;       ///< cost in global memory
  BankCost banks;           ///< cost in shared memory
  SectorWaste waste;        ///< waste of the requests that move more sectors than their data fills
  std::int64_t threads = 0; ///< executions by single threads
  bool isExact = true;      ///< false if a condition or an address choice is unknown; it is then counted as true

  LaunchCost &operator+=(const LaunchCost &other);
  /// Adds a warp's request that is executed `times` times.
  void add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, BankUse use,
           std::int64_t times = 1);
};

/// Sums the requests of every warp over all combinations of outer indices. This is exact: combinations are merged only
/// if the address has the same remainder modulo 128 and every condition has the same result for each thread. No value
/// if more than `limit` cases remain.
std::optional<LaunchCost> countLaunch(const CountedAccess &access, std::int64_t limit = 1'000'000);

/// Returns the addresses of one request. `warp` is the number of the warp in its block, `outer` the outer indices.
/// Unknown conditions count as true.
WarpAddresses warpAt(const CountedAccess &access, std::int64_t warp, const std::vector<std::int64_t> &outer);

/// Counts an access of any form by computing the address of each lane at every combination of outer indices. For forms
/// that LaunchCounter does not support (products of indices, bit operations). No value if this takes more than `limit`
/// evaluations, or if an address has no value.
std::optional<LaunchCost> enumerateLaunch(AtomTable &atoms, const AccessInstance &instance,
                                          const LaunchNumbers &numbers, const OuterIndices &outer,
                                          std::int64_t limit = 500'000);

} // namespace warpgrain::access
