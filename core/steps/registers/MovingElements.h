// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/KernelStudy.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// Compares the addresses that a loop's iterations use, by their forms: for all threads, blocks and iterations at once,
/// and in each instantiation of a template. Sees through variables that are computed in the loop.
class MovingElements {
public:
  explicit MovingElements(KernelStudy &study);

  /// Returns how many iterations of the loop lie between two accesses in it: 2 if `one` names in every iteration the
  /// element that `other` named two iterations earlier, and a negative number if it names what `other` will name. Looks
  /// no further than `most`. No value if that is not shown, and for accesses that name one element in all iterations.
  std::optional<std::int64_t> shiftBetween(const model::Access &one, const model::Access &other,
                                           model::StatementId loop, std::int64_t most) const;

  /// Returns what must hold for the forms of the kernel to mean what it computes.
  std::vector<dependence::Reason> assumptions() const;

private:
  using Instances = std::vector<const access::AccessInstance *>;

  std::optional<std::int64_t> shiftBetween(const access::KernelInstances &body, const access::AccessInstance &one,
                                           const access::AccessInstance &other, model::StatementId loop,
                                           std::int64_t most) const;
  std::optional<access::AtomId> counterOf(const access::AccessInstance &instance, model::StatementId loop) const;

  KernelStudy &study_;
  const std::vector<access::KernelInstances> &bodies_;
  std::vector<std::map<SourceSpan, Instances>> bySpan_; ///< for each of the bodies
};

} // namespace warpgrain::transform
