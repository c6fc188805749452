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

/// The body, and those of all functions that it may call, as far as they are recorded.
std::vector<const model::Body *> bodiesReachedFrom(const model::Unit &unit, const model::Body &body);

/// What a call runs, where its body is recorded; null else.
const model::Body *bodyOf(const model::Unit &unit, const model::Callee &callee);

/// What functions of the language and of libraries are handed. Some read or write more behind an argument than the
/// kernel's accesses tell: a copy for a group of threads, an algorithm, a method of a class that holds a pointer.
class LibraryOperands {
public:
  /// Refers to the unit.
  LibraryOperands(const model::Unit &unit, const KernelInstances &instances);

  /// True where accesses stand for all that the call does in memory behind an operand, or it does nothing there.
  /// Calls of functions that are followed, and of those that are recorded as not followed, have no operand that is not.
  bool areAccounted(const model::Body &body, model::ExpressionId call, std::size_t operand) const;

  /// False where an operand leads to variables of the thread's own only, by its type and by what it names.
  bool mayLeadToMemory(const model::Body &body, model::ExpressionId call, std::size_t operand) const;

private:
  model::TypeKind kindOf(const model::Body &body, model::ExpressionId id) const;
  bool leadsToText(const model::Body &body, model::ExpressionId id) const;
  bool holdsPointers(model::TypeId type, int depth) const;

  /// Bytes of the largest access that stands at an expression; nothing where there is none.
  std::optional<std::uint64_t> accessedAt(const model::Body &body, model::ExpressionId operand) const;

  const model::Unit &unit_;
  std::map<std::pair<const model::Body *, model::ExpressionId>, std::uint64_t> accessed_;
};

/// Without casts and `&`: what a call is handed as `(void *)&a[i]` is `a[i]`.
model::ExpressionId objectIn(const model::Body &body, model::ExpressionId operand);

} // namespace warpgrain::access
