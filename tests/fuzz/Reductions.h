// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Unit.h"

#include <span>
#include <vector>

namespace warpgrain::tests {

/// Ways to make a program smaller. Whether what they give still compiles is for whoever tries it. Line ends stay, so
/// that the lines of everything else do.
using Reductions = std::vector<TextEdits> (*)(const model::Unit &unit);

/// From those that take much to those that take little.
std::span<const Reductions> reductions();

} // namespace warpgrain::tests
