// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <map>
#include <optional>

namespace warpgrain::access {

using Replacements = std::map<AtomId, Form>;

/// Replaces atoms of a form, also inside quotients, selects and operations, and folds constants. Adds new atoms to the
/// table. No value if the result exceeds the supported range, or if it contains a symbol or an opaque value that
/// depends on a replaced atom, since its new value is not known.
std::optional<Form> substitute(AtomTable &atoms, const Form &form, const Replacements &replacements);
std::optional<Condition> substitute(AtomTable &atoms, const Condition &condition, const Replacements &replacements);

} // namespace warpgrain::access
