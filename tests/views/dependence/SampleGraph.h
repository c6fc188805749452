// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceGraph.h"

#include <QString>

#include <memory>

namespace warpgrain::tests {

inline constexpr QLatin1StringView samplePath("/src/multiply.cu");

/// A tiled matrix multiplication as its author wrote it down: two loads into shared memory, a barrier, an inner loop
/// that sums up, a barrier, the store. Eleven dependences of four kinds and four carriers. Row 3 and row 5 are the
/// barriers.
views::DependenceGraph multiplication();

/// The same without its second barrier: a race, a possible race, and a barrier that not everybody reaches.
views::DependenceGraph racyMultiplication();

/// That many statements under each other, a barrier after every tenth, a loop around the second third of them, and
/// dependences between statements that are near each other.
views::DependenceGraph longKernel(int statements, int dependences);

std::shared_ptr<const views::DependenceGraph> shared(views::DependenceGraph graph);

} // namespace warpgrain::tests
