// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/plan/Step.h"
#include "core/plan/StepWords.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// `split i 16`, into strips; `split i at n-1`, into the iterations before and those from there on.
struct SplitStep {
  std::string loop;
  std::int64_t iterations = 0; ///< of a strip, from 1 to longestStrip; 0 where it is split at a place
  std::string place;           ///< of `at`: an expression without blanks
};

/// Longer strips than this are typing errors.
inline constexpr std::int64_t longestStrip = 65536;

/// Reads the arguments of split, or of tile, which takes no `at`; fails with what is wrong.
Read<SplitStep> parseSplit(const Step &step, bool mayHavePlace, std::string_view usage);
/// The canonical spelling.
Step toStep(std::string_view word, const SplitStep &step);

/// The text of a place that a person names in a step, `n-1`, laid out as source, `n - 1`. Fails where it is more than
/// sums and products of numbers, of integer variables that are known at a statement, and of the kernel's indices: what
/// could do anything, or could not be compiled there.
std::expected<std::string, dependence::Verdict> placeText(const model::BodyIndex &index, const std::string &place,
                                                          model::StatementId at, const model::Dialect &dialect);

} // namespace warpgrain::transform
