// SPDX-License-Identifier: Apache-2.0
#include "core/device/MultiprocessorLimits.h"

#include "core/device/KnownGpus.h"

#include <algorithm>
#include <array>
#include <vector>

namespace warpgrain::device {

std::uint32_t MultiprocessorLimits::registerUnitFor(std::uint32_t registersPerThreadUsed) const {
  static constexpr std::array<std::uint32_t, 8> twoUnits{21, 22, 29, 30, 37, 38, 45, 46};
  const bool doubled = capability.major == 2 && std::ranges::find(twoUnits, registersPerThreadUsed) != twoUnits.end();
  return doubled ? 2 * registerAllocationUnit : registerAllocationUnit;
}

Result<MultiprocessorLimits> limitsOf(ComputeCapability capability) {
  std::string known;
  for (const MultiprocessorLimits &row : knownLimits()) {
    if (row.capability == capability) return row;
    known += (known.empty() ? "" : ", ") + row.capability.number();
  }
  return fail(ErrorKind::usage, "The limits of compute capability " + capability.number() +
                                    " are not known. Choose one of " + known + ".");
}

std::span<const MultiprocessorLimits> knownLimits() {
  static const std::vector<MultiprocessorLimits> rows = [] {
    std::vector<MultiprocessorLimits> out;
    for (const KnownGpu &gpu : knownGpus())
      out.push_back(gpu.limits);
    return out;
  }();
  return rows;
}

} // namespace warpgrain::device
