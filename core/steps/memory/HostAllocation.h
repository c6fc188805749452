// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Returns host code for the allocated size, in bytes, behind a pointer argument of a launch: the size argument of the
/// one cudaMalloc or cudaMallocManaged in the launching function that allocated it. Refuses unless the pointer is a
/// local variable that has no other assignment, and if the size expression would not be valid at the launch.
std::expected<std::string, dependence::Verdict> allocatedBytes(const model::Unit &unit, const model::Launch &launch,
                                                               model::ExpressionId pointer);

} // namespace warpgrain::transform
