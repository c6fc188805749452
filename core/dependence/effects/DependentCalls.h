// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <map>
#include <set>
#include <vector>

namespace warpgrain::dependence {

/// Calls of templates whose callee the template leaves open, as in `hash(key)` with several overloads: what they become
/// in the instantiations that the compiler made.
class DependentCalls {
public:
  explicit DependentCalls(const model::Unit &unit);

  /// One call for each instantiation that has it, where all of them are known; null else, and where a callee may write
  /// to a variable that is handed to it by reference: the template's text does not show that.
  const std::vector<const model::Expression *> *at(const model::Expression &call) const;

  /// An open call in a template that has instantiations here.
  bool isInstantiated(const model::Expression &call) const { return instantiated_.contains(call.spelling.span); }

private:
  void read(const model::Function &function);

  const model::Dialect &dialect_;
  std::map<SourceSpan, std::vector<const model::Expression *>> calls_;
  std::set<SourceSpan> instantiated_;
};

} // namespace warpgrain::dependence
