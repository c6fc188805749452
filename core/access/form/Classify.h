// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// All atoms that a form's value is computed from: its own, and those inside quotients, selects and operations.
std::set<AtomId> atomsIn(const AtomTable &atoms, const Form &form);
std::set<AtomId> atomsIn(const AtomTable &atoms, const Condition &condition);

/// True if the atom occurs in the form, in whatever depth. (What a symbol or an opaque value depends on does not
/// count.)
bool mentions(const AtomTable &atoms, const Form &form, AtomId atom);

/// True if two threads of one block that are in the same iterations of the loops around may find different values.
bool variesInBlock(const AtomTable &atoms, const Form &form);
bool variesInBlock(const AtomTable &atoms, const Condition &condition);

/// True if the value may change with the thread, the block or an iteration: false for numbers, extents, parameters and
/// what is computed from them.
bool variesInLaunch(const AtomTable &atoms, const Form &form);

/// Nothing where a form is quasi-affine in thread, block and loop indices, with symbols as coefficients; else what
/// makes it not so: an opaque value, a product of two indices, an operation on an index that has no form. Where no
/// sub-expression was recorded (a product that came about by steps), the obscurity has no expression.
std::optional<Obscurity> whyNotAffine(const AtomTable &atoms, const Form &form);

inline bool isAffine(const AtomTable &atoms, const Form &form) {
  return !whyNotAffine(atoms, form);
}

} // namespace warpgrain::access
