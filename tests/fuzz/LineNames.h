// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <functional>
#include <string_view>

namespace warpgrain::tests {

/// The plan with every place that is named by its line (L42) named by another one.
transform::Plan withLines(transform::Plan plan, const std::function<long(long line)> &other);

/// The line, from 1 on, in which a byte of a text stands.
long lineAt(std::string_view text, std::size_t offset);

} // namespace warpgrain::tests
