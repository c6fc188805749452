// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/dependence/reasons/Reason.h"

#include <expected>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// What the words of a step mean, or why they mean nothing.
template <typename T>
using Read = std::expected<T, dependence::Reason>;

/// Why words mean nothing. How the step is written becomes the last argument of the reason.
std::unexpected<dependence::Reason> wrongWords(dependence::ReasonId what, std::vector<dependence::ReasonArgument> with,
                                               std::string_view usage);

/// The error (usage) of who reads a plan.
Error wordsError(const dependence::Reason &why);

} // namespace warpgrain::transform
