// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <map>
#include <optional>

namespace warpgrain::access {

using Replacements = std::map<AtomId, Form>;

/// The form with atoms replaced, inside quotients, selects and operations too; what becomes constant is computed. The
/// table gains the atoms that come about. Nothing where the result leaves the range that is followed, or holds a symbol
/// or an opaque value that depends on a replaced atom: what it is elsewhere is not known.
std::optional<Form> substitute(AtomTable &atoms, const Form &form, const Replacements &replacements);
std::optional<Condition> substitute(AtomTable &atoms, const Condition &condition, const Replacements &replacements);

} // namespace warpgrain::access
