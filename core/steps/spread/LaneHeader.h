// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::transform {

/// Why lanes cannot begin a counting loop some iterations apart and step over those of the others: where they begin is
/// not said, or a lane could begin or end past what the counter's type holds. What that takes for granted is added.
std::optional<dependence::Verdict> whyNotStepped(KernelStudy &study, const CountingLoop &loop, std::int64_t lanes,
                                                 dependence::Verdict &verdict);

/// The edits of the header: `int k = lane`, `k += 8`. `indices`: edits of the kernel's text, those in the header among
/// them.
TextEdits steppedHeader(const KernelStudy &study, const CountingLoop &loop, std::int64_t lanes, const std::string &lane,
                        const TextEdits &indices);

} // namespace warpgrain::transform
