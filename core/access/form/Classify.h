// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// Returns all atoms from which a form is computed: its own, and those inside quotients, selects and operations.
std::set<AtomId> atomsIn(const AtomTable &atoms, const Form &form);
std::set<AtomId> atomsIn(const AtomTable &atoms, const Condition &condition);

/// True if the atom occurs in the form at any depth. Ignores the atoms on which a symbol or an opaque value depends.
bool mentions(const AtomTable &atoms, const Form &form, AtomId atom);

/// True if two threads of one block in the same iterations of all loops may have different values.
bool variesInBlock(const AtomTable &atoms, const Form &form);
bool variesInBlock(const AtomTable &atoms, const Condition &condition);

/// True if the value may change with the thread, the block or an iteration; false for numbers, extents, parameters and
/// values computed from them.
bool variesInLaunch(const AtomTable &atoms, const Form &form);

/// Returns no value if a form is quasi-affine in thread, block and loop indices, with symbols as coefficients.
/// Otherwise returns the cause: an opaque value, a product of two indices, or an operation on an index that has no
/// form. The obscurity has no expression if no single sub-expression is the cause (a product that arises in several
/// steps).
std::optional<Obscurity> whyNotAffine(const AtomTable &atoms, const Form &form);

inline bool isAffine(const AtomTable &atoms, const Form &form) {
  return !whyNotAffine(atoms, form);
}

} // namespace warpgrain::access
