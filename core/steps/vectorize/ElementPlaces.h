// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/KernelStudy.h"
#include "core/steps/vectorize/Alignment.h"

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// What a vector's memory begins at.
struct VectorOrigin {
  model::VariableId variable = model::none<model::VariableId>; ///< in the kernel's own body
  bool isShared = false;                                       ///< a shared array; else a pointer parameter
};

/// Compares where accesses of the kernel's text lie, for all threads, blocks and iterations at once, and in each
/// instantiation of a template.
class ElementPlaces {
public:
  ElementPlaces(KernelStudy &study, LaunchScope scope);

  /// Returns by how many bytes one access lies behind another in one iteration of all loops around both; no value if
  /// they are not in one array, or not everywhere that far apart.
  std::optional<std::int64_t> distance(const model::Access &from, const model::Access &to) const;

  /// Returns by how many bytes an access moves on from one iteration of a loop to the next; no value if that is no
  /// number.
  std::optional<std::int64_t> stepIn(const model::Access &access, model::StatementId loop) const;

  /// Returns how often a loop around an access goes round; no value if that is no number.
  std::optional<std::int64_t> tripsOf(const model::Access &access, model::StatementId loop) const;

  /// Returns how far an access lies behind a multiple of `unit` bytes from the begin of its array; in the first
  /// iteration of a loop, if one is given. Fails with the part of its place that keeps it from being known.
  std::expected<Alignment, std::string> alignmentOf(const model::Access &access, model::StatementId loop,
                                                    std::int64_t unit) const;

  /// Returns no value for what is neither a pointer parameter's nor a shared array's that the kernel declares.
  std::optional<VectorOrigin> originOf(const model::Access &access) const;

private:
  using Instances = std::vector<const access::AccessInstance *>;

  /// The instances of an access in one of the kernel's bodies.
  const Instances &of(std::size_t body, const model::Access &access) const;
  const access::LoopInfo *loopOf(const access::AccessInstance &instance, model::StatementId loop) const;
  std::optional<access::AtomId> counterOf(const access::AccessInstance &instance, model::StatementId loop) const;

  KernelStudy &study_;
  const std::vector<access::KernelInstances> &bodies_;
  std::vector<std::map<SourceSpan, Instances>> bySpan_; ///< for each of the bodies
};

} // namespace warpgrain::transform
