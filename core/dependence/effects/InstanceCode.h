// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/HiddenCode.h"
#include "core/model/Unit.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Code that an instantiation of a template executes although the template's own text has no call for it.
struct InstanceCode {
  SourceSpan span;                              ///< place where it is executed
  const model::Expression *call = nullptr;      ///< the call in the instantiation's body; null if it is not a call
  std::optional<model::HiddenCode> hidden = {}; ///< set if it is not a call
};

/// Finds the code that depends on template parameters and exists only in instantiations: constructors, conversions,
/// operators and destructors of dependent types. DependentCalls handles dependent calls by name. Searches all
/// instantiations in the unit of a function template's own body; empty for any other body.
std::vector<InstanceCode> instanceCodeOf(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::dependence
