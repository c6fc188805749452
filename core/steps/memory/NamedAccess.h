// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

namespace warpgrain::transform {

/// Whether an access is to what a variable holds, an array's elements, or leads to, where it is a pointer; not to what
/// a pointer inside of it leads to. The variable is told by the place of its name: each instantiation of a template has
/// a body of its own.
bool isThrough(const access::KernelInstances &instances, const access::AccessInstance &access,
               const SourceSpan &variableName);

} // namespace warpgrain::transform
