// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/run/parameters/PointerFlow.h"

#include <map>

namespace warpgrain::run {

/// A place beyond which the accesses through a pointer are not followed.
struct EscapedPointer {
  SourceSpan place;
  access::Reason why; ///< a clause: "line 12 hands it to inline assembly, which is not followed"
};

/// Finds the kernel's pointers whose accesses are not all followed. The key is the index in PointerFlow::origins(), the
/// value the first such place in the source: an access through an unknown address that may derive from the pointer, a
/// call or inline assembly that may reach it, or the launch of another kernel that receives it. If the analysis stopped
/// early (KernelInstances::limit), the result contains all pointers.
std::map<std::size_t, EscapedPointer> escapedPointers(const model::Unit &unit, const access::KernelInstances &instances,
                                                      PointerFlow &flow);

} // namespace warpgrain::run
