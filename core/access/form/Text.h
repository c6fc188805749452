// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <string>

namespace warpgrain::access {

/// "tx", "bx", "blockDim.x", "gridDim.x", "k", "n", "floor((tx + 1)/4)", "(tx < 16 ? tx : 0)", "(n / m)", and for an
/// opaque value what stands in the source: "idx[i]".
std::string toString(const AtomTable &atoms, AtomId atom);

/// In mathematical form: "n*ty + 4*tx + 3", "-tx + 31", "0". Products of more factors come first, symbols before
/// indices inside a product, the constant at the end.
std::string toString(const AtomTable &atoms, const Form &form);

/// "tx < n and ty != 0", "(a or b)", "true", "false"; "?" for what is not followed.
std::string toString(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access
