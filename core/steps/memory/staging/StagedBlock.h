// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

namespace warpgrain::transform {

/// Returns the block extents, all known, that all launches of the kernel in its unit have. Refuses if they differ. Adds
/// the assumption that launches elsewhere use the same block.
std::expected<model::Extents, dependence::Verdict> blockForTiles(KernelStudy &study, dependence::Verdict &verdict);

/// Refuses if the kernel has no room for `bytes` more of shared memory. Adds assumptions about launches that request
/// dynamic shared memory.
std::optional<dependence::Verdict> whyTilesTooLarge(KernelStudy &study, std::int64_t bytes, const SourceSpan &place,
                                                    dependence::Verdict &verdict);

/// Returns a name for a tile of an array: `As`, as in textbooks, or `image_tile`.
std::string tileNameFor(const std::string &array);

} // namespace warpgrain::transform
