// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <string>

namespace warpgrain::access {

/// Returns "tx", "bx", "blockDim.x", "gridDim.x", "k", "n", "floor((tx + 1)/4)", "(tx < 16 ? tx : 0)", "(n / m)", and
/// for an opaque value its source text: "idx[i]".
std::string toString(const AtomTable &atoms, AtomId atom);

/// Returns a form in mathematical notation: "n*ty + 4*tx + 3", "-tx + 31", "0". Products of more factors come first; in
/// a product, symbols precede indices; the constant comes last.
std::string toString(const AtomTable &atoms, const Form &form);

/// Returns "tx < n and ty != 0", "(a or b)", "true", "false"; "?" for a condition that is not followed.
std::string toString(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access
