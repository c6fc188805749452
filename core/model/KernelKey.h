// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <compare>
#include <string>

namespace warpgrain::model {

/// A kernel through edits: its ids change with every parse, its name and its place among those that share the name do
/// not.
struct KernelKey {
  std::string name; ///< qualified; empty: no kernel
  std::size_t position = 0;

  bool isNone() const { return name.empty(); }

  friend auto operator<=>(const KernelKey &, const KernelKey &) = default;
};

KernelKey keyOf(const Unit &unit, FunctionId kernel);

/// None where the unit has no such kernel.
FunctionId findKernel(const Unit &unit, const KernelKey &key);

} // namespace warpgrain::model
