// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

namespace warpgrain::transform {

/// True if an access is to the elements of an array variable or to the memory behind a pointer variable; false for
/// memory behind a pointer stored in it. The place of its name identifies the variable, since each instantiation of a
/// template has a body of its own.
bool isThrough(const access::KernelInstances &instances, const access::AccessInstance &access,
               const SourceSpan &variableName);

} // namespace warpgrain::transform
