// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::workflow {

/// How far the output of a translated program may be from the original's (DEC-K1).
struct OutputRules {
  double tolerance = 1e-6;         ///< of numbers with a fraction, relative; others must be equal
  std::vector<std::regex> ignored; ///< lines that one of these finds something in are left out
};

/// Fails (usage) where a text is no regular expression.
Result<OutputRules> outputRules(double tolerance, const std::vector<std::string> &ignored);

/// The text without the lines that are left out.
std::string withoutIgnored(std::string_view text, const OutputRules &rules);

/// Returns what differs first, a sentence; none where the outputs agree. Blanks count as one, numbers may differ by the
/// tolerance, and everything else must be equal.
std::optional<std::string> outputDifference(std::string_view expected, std::string_view found,
                                            const OutputRules &rules);

/// What a translated program says of its copies, with GPU_TRANSFERS set.
struct TransferCounts {
  std::uint64_t launches = 0;
  std::uint64_t loopsOnCpu = 0;
  std::uint64_t copiesToGpu = 0;
  std::uint64_t bytesToGpu = 0;
  std::uint64_t copiesBack = 0;
  std::uint64_t bytesBack = 0;
  std::uint64_t allocations = 0;

  friend bool operator==(const TransferCounts &, const TransferCounts &) = default;

  std::string text() const; ///< the line of the program
};

/// Sums the lines of a program's standard error; none where it says nothing of them, as without a launch.
std::optional<TransferCounts> transferCountsIn(std::string_view standardError);

/// What launches, copies and allocations take by themselves, in milliseconds: an estimate for a GPU of a server (PCIe
/// 4.0, 16 lanes) that ranks programs by their transfers alone. What the kernels take is not in it.
double transferMilliseconds(const TransferCounts &counts);

} // namespace warpgrain::workflow
