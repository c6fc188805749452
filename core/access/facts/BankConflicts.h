// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/WarpRequest.h"
#include "core/model/Accesses.h"

#include <vector>

namespace warpgrain::access {

inline constexpr int bankCount = 32;         ///< of shared memory, since compute capability 3.0
inline constexpr std::int64_t bankBytes = 4; ///< neighbouring words lie in neighbouring banks

/// What a warp's request costs in shared memory. A bank gives one of its words at a time, to every lane that wants it.
struct BankCost {
  std::int64_t requests = 0; ///< instructions; none where no lane is active
  std::int64_t passes = 0;   ///< times the banks are read or written, one after the other
  std::int64_t ideal = 0;    ///< passes that the amount of data takes without any conflict
  std::int64_t ways = 0;     ///< of the worst pass: distinct words that one bank must give; 1 is free of conflicts

  std::int64_t conflicts() const { return passes - ideal; }

  BankCost &operator+=(const BankCost &other);
  friend bool operator==(const BankCost &, const BankCost &) = default;
};

/// Which way the data goes: loads of 8 and 16 bytes may be served for more lanes at once than stores.
enum class BankUse : std::uint8_t { load, store };

/// Atomic operations count as stores.
constexpr BankUse bankUseOf(model::AccessKind kind) {
  return kind == model::AccessKind::read ? BankUse::load : BankUse::store;
}

/// Lanes that the banks serve at once: from `first` to the one before `last`.
struct BankPart {
  int first = 0;
  int last = warpLanes;
};

/// The parts of a warp that one instruction's request is served in, in order; see bankCostOf.
std::vector<BankPart> bankPartsOf(const WarpAddresses &warp, const Instructions &instructions, BankUse use);

/// Counts by looking at every active lane. Elements of up to 4 bytes are served for 32 lanes at once, of 8 bytes for
/// the two halves of the warp and of 16 bytes for its four quarters in turn; a part without active lane takes no time.
/// Loads of two such parts, side by side, are served at once where pairs of lanes agree: every lane i of them and lane
/// i ^ 1 (or every lane i and lane i ^ 2) want the same address, or one of the two takes no part. Measured on an NVIDIA
/// H200: tests/analyze/h200_bank_conflicts.csv.
BankCost bankCostOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes,
                    BankUse use = BankUse::load);

} // namespace warpgrain::access
