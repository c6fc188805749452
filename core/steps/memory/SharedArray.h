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

/// An array in shared memory with several dimensions, of which the kernel sees nothing but single elements: how long
/// its rows are is its own business.
struct SharedArray {
  model::VariableId variable = model::none<model::VariableId>;
  std::vector<std::int64_t> extents; ///< of each dimension, outermost first; at least two
  std::int64_t elementBytes = 0;
  SourceSpan innermost; ///< the text of the last extent: `32` of `tile[32][32]`
};

/// Bytes of shared memory that a kernel may declare.
inline constexpr std::int64_t mostSharedBytes = 48 * 1024;

/// Reads the shared array of a name; refuses one whose layout something depends on, with the place.
std::expected<SharedArray, dependence::Verdict> readSharedArray(KernelStudy &study, const std::string &name);

/// Bytes of all shared arrays that the kernel declares, as far as they are known.
std::int64_t declaredSharedBytes(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::transform
