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

/// The block that all launches of the kernel in its unit have, all extents known; refuses where they do not agree. That
/// launches elsewhere have it too is added as an assumption.
std::expected<model::Extents, dependence::Verdict> blockForTiles(KernelStudy &study, dependence::Verdict &verdict);

/// Why a kernel has no room for so many more bytes of shared memory. Adds what is assumed of launches that ask for some
/// themselves.
std::optional<dependence::Verdict> whyTilesTooLarge(KernelStudy &study, std::int64_t bytes, const SourceSpan &place,
                                                    dependence::Verdict &verdict);

/// A name for a tile of an array: `As`, as text books have it; `image_tile`.
std::string tileNameFor(const std::string &array);

} // namespace warpgrain::transform
