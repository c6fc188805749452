// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <map>
#include <set>
#include <vector>

namespace warpgrain::dependence {

/// Resolves dependent calls of templates, such as `hash(key)` with several overloads, to the calls in the
/// instantiations that the compiler made.
class DependentCalls {
public:
  explicit DependentCalls(const model::Unit &unit);

  /// Returns one call for each instantiation that contains it. Null if not all of them are known, or if a callee may
  /// write to an argument that it takes by reference, which the template's text does not show.
  const std::vector<const model::Expression *> *at(const model::Expression &call) const;

  /// True for a dependent call in a template that has instantiations in the unit.
  bool isInstantiated(const model::Expression &call) const { return instantiated_.contains(call.spelling.span); }

private:
  void read(const model::Function &function);

  const model::Dialect &dialect_;
  std::map<SourceSpan, std::vector<const model::Expression *>> calls_;
  std::set<SourceSpan> instantiated_;
};

} // namespace warpgrain::dependence
