// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"

#include <string>

namespace warpgrain::tests {

/// Follows the subscripts of the first kernel of a text and compares with what its comments say.
///
/// After a line with accesses:
///   // expect: A + 4*bx + 4*tx          array and byte offset, one comment for each access to that array, in order
///   // expect: A NOT AFFINE: idx[i] is loaded from memory     the sub-expression that made it so
///   // when: n > 4*bx + tx              guards of the last `expect`, joined by "and"
///   // loops: k < 16, k2 < ?            trip counts around it, outermost first; "~" after one that is a bound only
/// Accesses of an array that has an `expect` on a line must all have one there. Fails the running test where something
/// differs.
void expectAsAnnotated(const std::string &text, const access::LaunchContext &launch = {});

} // namespace warpgrain::tests
