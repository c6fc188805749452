// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstddef>
#include <map>
#include <vector>

namespace warpgrain::model {

/// A call, in the body of the function that calls.
struct HostCall {
  const Body *body = nullptr;
  ExpressionId call = none<ExpressionId>;

  /// What is handed over for a parameter, by position; none where the call has no such operand.
  ExpressionId argument(std::size_t parameter) const;
};

/// Where a unit's code of the host calls its own functions of the host. They are found by name and number of
/// parameters: calls of functions that are alike in both, overloads, are left out. The unit must outlive it.
class HostCalls {
public:
  explicit HostCalls(const Unit &unit);

  /// In the order of the source's functions; those of the function by itself are left out.
  const std::vector<HostCall> &of(FunctionId function) const;

private:
  std::map<FunctionId, std::vector<HostCall>> calls_;
  std::vector<HostCall> nothing_;
};

} // namespace warpgrain::model
