// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <set>

namespace warpgrain::estimate {

/// Tells the values that a kernel computes with from those by which it finds its way: indices, addresses, the counters
/// of loops. A value is data if it is a floating-point number, is read from memory, or is computed from such values.
class DataValues {
public:
  DataValues(const model::Body &body, const model::Unit &unit);

  bool isData(model::ExpressionId id) const;

private:
  void addVariables();

  const model::Body &body_;
  const model::Unit &unit_;
  std::set<model::ExpressionId> loaded_;  ///< accesses to memory
  std::set<model::VariableId> variables_; ///< that hold data
};

} // namespace warpgrain::estimate
