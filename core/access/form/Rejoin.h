// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

namespace warpgrain::access {

/// Recombines quotient and remainder of a division by a symbol if the form contains both: c*n*(x / n) + c*(x % n) is
/// c*x for all n ([expr.mul] of C++: (x / n)*n + x % n equals x). So with `row = i / n` and `column = i % n`, `a[row*n
/// + column]` is a[i]. Returns any other form unchanged.
Form rejoined(const AtomTable &atoms, const Form &form);

} // namespace warpgrain::access
