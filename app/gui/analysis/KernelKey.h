// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"

#include <compare>
#include <string>

namespace warpgrain::gui {

/// A kernel through edits: its ids change with every parse, its name and its place among those that share the name do
/// not.
struct KernelKey {
  std::string name; ///< qualified; empty: no kernel
  std::size_t position = 0;

  bool isNone() const { return name.empty(); }

  friend auto operator<=>(const KernelKey &, const KernelKey &) = default;
};

KernelKey keyOf(const model::Unit &unit, model::FunctionId kernel);

/// None where the unit has no such kernel.
model::FunctionId findKernel(const model::Unit &unit, const KernelKey &key);

} // namespace warpgrain::gui
