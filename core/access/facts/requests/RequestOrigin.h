// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>

namespace warpgrain::access {

/// Returns the kind of the memory request of an access. It is the kind of the access, except for atomic functions that
/// only load or only store: these are reads or writes.
model::AccessKind requestKind(const model::Unit &unit, const AccessInstance &access);

/// Returns the name of the library function that receives the accessed object by reference or by pointer, so that the
/// source does not show how often it loads or stores there. Empty if there is none, for functions that load, store or
/// update one element, and for functions of CUDA's own value types, which load an argument once.
std::string handedTo(const model::Unit &unit, const AccessInstance &access);

/// Returns the span of the call that has the accessed object, or a pointer to it, as an argument; no value if there is
/// none. A compiler may report the location of the call for that of the access, or the reverse.
std::optional<SourceSpan> callWith(const model::Unit &unit, const AccessInstance &access);

/// True if a library's collective accesses its own temporary storage. The kernel's source names no element for it.
bool isTemporaryStorage(const model::Unit &unit, const AccessInstance &access);

/// Returns, as a clause, why the compiler or a library determines the number of requests of an access: a collective
/// makes it, or it moves bytes that are not exactly one element. None for an access to one element.
std::optional<dependence::Reason> whyInPieces(const model::Unit &unit, const AccessInstance &access);

} // namespace warpgrain::access
