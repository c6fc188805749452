// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>

namespace warpgrain::access {

/// The kind of the request that the access is made by: that of the access, but for atomic functions that only load or
/// store.
model::AccessKind requestKind(const model::Unit &unit, const AccessInstance &access);

/// The function of a library that gets what an access names by reference or by a pointer: how often it loads or stores
/// there, or what of it, is not in the text. Empty where there is none, for functions that load, store or change one
/// element, and for the language's own value types, whose functions load an argument once.
std::string handedTo(const model::Unit &unit, const AccessInstance &access);

/// The call that gets the access as an argument, or a pointer to it: a compiler may name the one's place for the other.
std::optional<SourceSpan> callWith(const model::Unit &unit, const AccessInstance &access);

/// A library's collective uses its own temporary storage there: no text of the kernel's names the element.
bool isTemporaryStorage(const model::Unit &unit, const AccessInstance &access);

/// Why it is for the compiler, or for a library, to say in how many requests an access is made, as a clause: a function
/// moves bytes that are no one element. Empty for accesses of elements.
std::string whyInPieces(const model::Unit &unit, const AccessInstance &access);

} // namespace warpgrain::access
