// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <set>
#include <string>

namespace warpgrain::transform {

/// Names that a kernel's text does not use yet.
class FreshNames {
public:
  FreshNames(const model::Unit &unit, const model::Function &kernel);

  /// The name that is wished for, or with a number after it where it is taken. Taken from then on.
  std::string take(const std::string &wish);

  bool isUsed(const std::string &name) const { return used_.contains(name); }

private:
  std::set<std::string> used_;
};

} // namespace warpgrain::transform
