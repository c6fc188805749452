// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// Text, in host code, of the number of bytes that a pointer handed over at a launch leads to: what the one cudaMalloc
/// or cudaMallocManaged of the launching function was given that made it. Refused where the pointer is anything but a
/// local variable that nothing else gives a value, and where the number could not be written again at the launch.
std::expected<std::string, dependence::Verdict> allocatedBytes(const model::Unit &unit, const model::Launch &launch,
                                                               model::ExpressionId pointer);

} // namespace warpgrain::transform
