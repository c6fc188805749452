// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/requests/WarpRequest.h"
#include "core/model/Accesses.h"

#include <vector>

namespace warpgrain::access {

inline constexpr int bankCount = 32;         ///< banks of shared memory, since compute capability 3.0
inline constexpr std::int64_t bankBytes = 4; ///< neighbouring words lie in neighbouring banks

/// Cost of a warp's request in shared memory. A bank delivers one of its words at a time, to all lanes that request it.
struct BankCost {
  std::int64_t requests = 0; ///< instructions; none if no lane is active
  std::int64_t passes = 0;   ///< sequential passes over the banks
  std::int64_t ideal = 0;    ///< passes for this amount of data without conflicts
  std::int64_t ways = 0;     ///< most distinct words that one bank delivers for a part; 1 means no conflict

  std::int64_t conflicts() const { return passes - ideal; }

  BankCost &operator+=(const BankCost &other);
  friend bool operator==(const BankCost &, const BankCost &) = default;
};

/// Direction of the transfer. Loads of 8 and 16 bytes may be served for more lanes at once than stores.
enum class BankUse : std::uint8_t { load, store };

/// Atomic operations count as stores.
constexpr BankUse bankUseOf(model::AccessKind kind) {
  return kind == model::AccessKind::read ? BankUse::load : BankUse::store;
}

/// Lanes that the banks serve at once: `first` to `last` - 1.
struct BankPart {
  int first = 0;
  int last = warpLanes;
};

/// Returns the parts of a warp in which the banks serve an instruction's request, in order; see bankCostOf.
std::vector<BankPart> bankPartsOf(const WarpAddresses &warp, const Instructions &instructions, BankUse use);

/// Counts the cost of a request from the addresses of its active lanes. Elements of up to 4 bytes are served for 32
/// lanes at once, elements of 8 bytes for each half of the warp, and elements of 16 bytes for each quarter; a part
/// without active lanes takes no time. Loads of two adjacent parts are served at once if pairs of lanes agree: for
/// every lane i, lane i and lane i ^ 1 (or, for every lane i, lane i and lane i ^ 2) request the same address, or one
/// of them is inactive. Measured on an NVIDIA H200: tests/analyze/h200_bank_conflicts.csv.
BankCost bankCostOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes,
                    BankUse use = BankUse::load);

} // namespace warpgrain::access
