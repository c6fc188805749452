// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::model {

/// Two parameters of a kernel, by position, to which a launch hands over one pointer, or one record with what its
/// pointers lead to.
struct OnePointer {
  std::size_t first = 0;
  std::size_t second = 0;                     ///< greater than `first`
  const Launch *launch = nullptr;             ///< the first launch that does so
  ExpressionId argument = none<ExpressionId>; ///< in the body of the launcher, without casts
  bool isInAll = false;                       ///< every launch of the kernel in the unit does so
};

/// Returns the pairs of parameters to which a launch in the unit hands over one pointer, as in
/// `add<<<1, 64>>>(a, b, a)`, or one record. The two arguments must be one expression without side effects, through
/// casts, as `&a[0]` and through variables that never change.
std::vector<OnePointer> parametersOfOnePointer(const Unit &unit, FunctionId kernel);

/// Returns which parameter of a kernel has its name at a place; instances of a template share the places.
std::optional<std::size_t> positionOfParameter(const Function &kernel, const SourceSpan &name);

/// Returns the function whose body, or the body of one of its instances, this is; none if the unit has no such
/// function.
FunctionId functionOf(const Unit &unit, const Body &body);

} // namespace warpgrain::model
