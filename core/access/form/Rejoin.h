// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

namespace warpgrain::access {

/// Puts together what a division by a symbol took apart, where the form holds both parts: c*n*(x / n) + c*(x % n) is
/// c*x, whatever n is ([expr.mul] of C++: (x / n)*n + x % n equals x). So `row = i / n`, `column = i % n`,
/// `a[row*n + column]` is a[i]. What has no such parts comes back as it is.
Form rejoined(const AtomTable &atoms, const Form &form);

} // namespace warpgrain::access
