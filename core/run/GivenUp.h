// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/run/PointerFlow.h"

#include <map>
#include <string>

namespace warpgrain::execute {

/// A place where a pointer is lost sight of.
struct GivenUp {
  SourceSpan place;
  std::string
      why; ///< a clause that begins with the place: "line 12 hands it to inline assembly, which is not followed"
};

/// The kernel's pointers that go where their accesses are not followed, by position in the origins, with the first such
/// place in the text: accesses through an address that may have been made of them, calls and inline assembly that may
/// get at them, kernels that are launched from this one.
std::map<std::size_t, GivenUp> givenUp(const model::Unit &unit, const access::KernelInstances &instances,
                                       PointerFlow &flow);

} // namespace warpgrain::execute
