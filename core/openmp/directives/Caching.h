// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace warpgrain::openmp {

/// What every GPU has of constant memory, for all kernels of a source.
inline constexpr std::uint64_t bytesOfConstant = 65536;

/// Why the text of a kernel cannot read an array that it does not change from such a cache; none where it can. A part
/// of a sentence: "p is a pointer, of whose memory the extent is not known".
std::optional<std::string> whyNotCached(const Program &program, const Kernel &kernel, const MappedVariable &mapped,
                                        ArrayCache cache);

/// True for an array of more than one dimension.
bool hasSeveralDimensions(const Variable &variable);

/// The bytes of arrays that kernels of a plan read from constant memory, each counted once.
std::map<VariableId, std::uint64_t> constantArrays(const Program &program, const ProgramPlan &plan);

/// Asks whether a cache may be chosen for a kernel's array that no directive has chosen one for.
using MayCache = std::function<bool(const Kernel &kernel, const MappedVariable &mapped, ArrayCache cache)>;

/// Chooses caches for arrays by how kernels use them (ALG-H2): constant memory for what no kernel changes, the smallest
/// first, as long as they fit (DEC-E3); texture memory for what others change, or what does not fit.
void chooseCaches(const Program &program, ProgramPlan &plan, const MayCache &mayCache);

} // namespace warpgrain::openmp
