// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/model/Uses.h"

namespace warpgrain::model {

/// True if a lambda holds the variable: of a use of the kind `escape`.
bool isHeldByLambda(const Body &body, const Use &use);

/// True if a variable that escapes at a use may be changed under another name from there on. A lambda that holds a
/// copy, or whose body is known and only reads the variable, does not change it.
bool mayBeWrittenUnnamed(const Unit &unit, const Body &body, const Use &use);

/// True if an object of the type may hold an address, other than as a number: a pointer, a reference, a lambda, a
/// record with such a member or one that is not known.
bool mayHoldAddress(const Unit &unit, TypeId id);

/// True if it may be used under another name: a lambda that holds a copy does not use it.
bool mayBeUsedUnnamed(const Body &body, const Use &use);

} // namespace warpgrain::model
