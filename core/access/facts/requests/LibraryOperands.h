// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// Returns a body and the recorded bodies of all functions that it may call, directly or indirectly.
std::vector<const model::Body *> bodiesReachedFrom(const model::Unit &unit, const model::Body &body);

/// Returns the body of a callee; null if it is not recorded.
const model::Body *bodyOf(const model::Unit &unit, const model::Callee &callee);

/// Analyzes the operands of functions of the language and of libraries. Some of these functions access more memory
/// behind an argument than the kernel's recorded accesses: a copy for a group of threads, an algorithm, a method of a
/// class with a pointer.
class LibraryOperands {
public:
  /// The unit must outlive the object.
  LibraryOperands(const model::Unit &unit, const KernelInstances &instances);

  /// True if the recorded accesses cover everything that the call does in memory behind an operand. Also true for calls
  /// that are followed or recorded as not followed.
  bool areAccounted(const model::Body &body, model::ExpressionId call, std::size_t operand) const;

  /// False if, by its type and by what it names, an operand leads only to thread-local variables.
  bool mayLeadToMemory(const model::Body &body, model::ExpressionId call, std::size_t operand) const;

private:
  model::TypeKind kindOf(const model::Body &body, model::ExpressionId id) const;
  bool leadsToText(const model::Body &body, model::ExpressionId id) const;
  bool holdsPointers(model::TypeId type, int depth) const;

  /// Returns the size in bytes of the largest access at an expression; no value if there is none.
  std::optional<std::uint64_t> accessedAt(const model::Body &body, model::ExpressionId operand) const;

  const model::Unit &unit_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, std::uint64_t> accessed_;
};

/// Strips casts and `&` from an operand: `(void *)&a[i]` becomes `a[i]`.
model::ExpressionId objectIn(const model::Body &body, model::ExpressionId operand);

} // namespace warpgrain::access
