// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <cstdint>
#include <optional>

namespace warpgrain::access {

// Arithmetic that creates atoms. Each function simplifies as far as it can, so that equal values mostly get equal
// forms. No result means that the value exceeds the supported range.

/// floor(form / divisor), rounded down; divisor > 0.
std::optional<Form> quotient(AtomTable &atoms, const Form &form, std::int64_t divisor);
/// form - divisor*floor(form / divisor): from 0 to divisor - 1.
std::optional<Form> modulus(AtomTable &atoms, const Form &form, std::int64_t divisor);

/// Division and remainder as C++ has them, rounded towards zero, for a divisor other than 0. Exact for every sign.
std::optional<Form> truncatedQuotient(AtomTable &atoms, const Form &form, std::int64_t divisor);

/// `form & mask` in two's complement; no value for masks with more than four runs of ones.
std::optional<Form> masked(AtomTable &atoms, const Form &form, std::int64_t mask);

/// `then` if the condition holds, else `otherwise`; no value if the condition is not followed and the two differ.
std::optional<Form> select(AtomTable &atoms, const Condition &condition, const Form &then, const Form &otherwise);
std::optional<Form> minimum(AtomTable &atoms, const Form &a, const Form &b);
std::optional<Form> maximum(AtomTable &atoms, const Form &a, const Form &b);

/// left <op> right, as a sum of products if possible, else as an atom of kind operation. Assumes that shift distances
/// are in range.
std::optional<Form> operate(AtomTable &atoms, Operation operation, const Form &left, const Form &right);

} // namespace warpgrain::access
