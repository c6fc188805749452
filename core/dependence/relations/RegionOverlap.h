// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Whether accesses of one thread may use a byte in common while it runs a piece of the kernel once. Takes nothing for
/// granted of pointers: two of them may lead to the same memory unless one is __restrict__ or their spaces differ.
class RegionOverlap {
public:
  RegionOverlap(const model::Unit &unit, const access::KernelInstances &instances)
      : context_(unit, instances), instances_(instances) {}

  /// Where in the kernel's own text an access happens: the call that leads to it, where it is in a function.
  SourceSpan placeOf(std::size_t access) const;

  /// The accesses that happen in a piece of the kernel's text.
  std::vector<std::size_t> accessesIn(const SourceSpan &region) const;

  /// What keeps two accesses in a region from being certainly apart: a clause. Nothing where they never meet while the
  /// region runs once.
  std::optional<std::string> whyNotApart(std::size_t one, std::size_t other, const SourceSpan &region);

private:
  RelationContext context_;
  const access::KernelInstances &instances_;
};

} // namespace warpgrain::dependence
