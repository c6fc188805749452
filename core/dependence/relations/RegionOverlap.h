// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Determines whether accesses of one thread may overlap during one execution of a piece of the kernel. Makes no
/// assumption on pointers: two of them may alias unless one is __restrict__ or their memory spaces differ.
class RegionOverlap {
public:
  RegionOverlap(const model::Unit &unit, const access::KernelInstances &instances)
      : context_(unit, instances), instances_(instances) {}

  /// Returns the place of an access in the kernel's own text; for an access in a called function, that of the call.
  SourceSpan placeOf(std::size_t access) const;

  /// Returns the accesses in a piece of the kernel's text.
  std::vector<std::size_t> accessesIn(const SourceSpan &region) const;

  /// Returns, as a clause, why two accesses may overlap during one execution of the region; no value if they do not.
  /// Adds to `assumptions` what that rests on and is not shown.
  std::optional<Reason> whyNotApart(std::size_t one, std::size_t other, const SourceSpan &region,
                                    std::vector<Reason> &assumptions);

private:
  RelationContext context_;
  const access::KernelInstances &instances_;
};

} // namespace warpgrain::dependence
