// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"

#include <QString>

#include <memory>
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

/// One outline, shared by everyone who shows it.
using OutlinePointer = std::shared_ptr<const std::vector<OutlineNode>>;

/// The kernels of a unit in the compiler's order, each with parameters, shared arrays, loops (nested), barriers,
/// instances and launches. Takes time with a large unit; any thread may call it.
std::vector<OutlineNode> outlineOf(const model::Unit &unit);

/// The nodes whose text contains the filter (upper and lower case are one), all that stands inside them, and what they
/// stand in.
std::vector<OutlineNode> filtered(const std::vector<OutlineNode> &nodes, const QString &filter);

} // namespace warpgrain::views
