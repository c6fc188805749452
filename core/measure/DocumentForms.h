// SPDX-License-Identifier: Apache-2.0
//
// Forms of values that several documents have.
#pragma once

#include "core/base/json/Fields.h"
#include "core/memory/Tolerance.h"

namespace warpgrain::measure {

/// More than any GPU has or any person writes; what is in between is the driver's to refuse.
inline constexpr double huge = 1e300;

inline auto toleranceForm(double largestRelative) {
  return json::object([largestRelative](memory::Tolerance &tolerance) {
    return json::fields(json::optional("absolute", tolerance.absolute, json::Number{0, huge}),
                        json::optional("relative", tolerance.relative, json::Number{0, largestRelative}));
  });
}

} // namespace warpgrain::measure
