// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A shared array with several dimensions of which the kernel uses only single elements, so that its row length can be
/// changed.
struct SharedArray {
  model::VariableId variable = model::none<model::VariableId>;
  std::vector<std::int64_t> extents; ///< one per dimension, outermost first; at least two
  std::int64_t elementBytes = 0;
  SourceSpan innermost; ///< the text of the last extent: `32` of `tile[32][32]`
};

/// Limit on the shared memory that a kernel may declare, in bytes.
inline constexpr std::int64_t mostSharedBytes = 48 * 1024;

/// Finds a shared array by name. Refuses one on whose layout some code depends, with the place.
std::expected<SharedArray, dependence::Verdict> readSharedArray(KernelStudy &study, const std::string &name);

/// Returns the total size, in bytes, of the shared arrays that the kernel declares, as far as it is known.
std::int64_t declaredSharedBytes(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::transform
