// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"

#include <QString>

#include <optional>
#include <vector>

namespace warpgrain::views {

enum class OutlineKind { kernel, group, parameter, loop, barrier, sharedArray, instance, launch };

/// One row of the explorer: plain values, so that two refreshes can be compared.
struct OutlineNode {
  OutlineKind kind = OutlineKind::kernel;
  QString text;   ///< "for (int k = 0; …)"
  QString place;  ///< "kernel.cuh:12"; ":14" in the file that was opened, or in that of its kernel
  QString detail; ///< for the tooltip
  /// The same over refreshes as long as it is the same thing for a person.
  QString key;
  std::optional<SourceSpan> span;
  model::FunctionId kernel = model::none<model::FunctionId>;
  std::vector<OutlineNode> children;
};

/// The kernels of a unit in the compiler's order, each with parameters, shared arrays, loops (nested), barriers,
/// instances and launches.
std::vector<OutlineNode> outlineOf(const model::Unit &unit);

/// True where the two differ at most in texts and places, not in what is where.
bool sameShape(const std::vector<OutlineNode> &one, const std::vector<OutlineNode> &other);

} // namespace warpgrain::views
