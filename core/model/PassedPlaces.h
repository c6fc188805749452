// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::model {

/// Where a kernel finds a pointer that a launch hands over: in a parameter or in a member of it. Also memory that the
/// kernel knows by name.
struct PassedPlace {
  std::optional<std::size_t> position; ///< of the parameter; none for a global variable
  std::string member;                  ///< the path in the parameter ("rows.data"); empty for the whole
  SourceSpan global;                   ///< the name of the global variable

  /// Returns what is left of the path of a member of the same parameter after this place; "" for the place itself.
  std::optional<std::string> restOf(const PassedPlace &inner) const;

  friend auto operator<=>(const PassedPlace &, const PassedPlace &) = default;
};

/// Two places where a kernel finds one pointer. Where they are records, what their pointers lead to is the same.
struct OnePassedPointer {
  PassedPlace first;
  PassedPlace second;
  const Launch *launch = nullptr;             ///< the first launch that does so
  ExpressionId argument = none<ExpressionId>; ///< in the body of the launcher
  bool isInAll = false;                       ///< every launch of the kernel in the unit does so

  /// True if this says of the other pair that both are one pointer.
  bool covers(const PassedPlace &one, const PassedPlace &other) const;
};

/// Returns the pairs of places to which launches in the unit hand over one pointer: of two parameters, as in
/// `add<<<1, 64>>>(a, b, a)`, of members of records that are made of a list, and of a parameter and a global variable
/// whose address the launch hands over. What is handed over must be one expression without side effects, through casts,
/// as `&a[0]` and through variables that never change.
std::vector<OnePassedPointer> placesOfOnePointer(const Unit &unit, FunctionId kernel);

} // namespace warpgrain::model
