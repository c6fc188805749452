// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace warpgrain::dependence {

/// A piece of code that an instantiation of a template runs where the template's own text has no call for it.
struct InstanceCode {
  SourceSpan span;                         ///< where it is run
  const model::Expression *call = nullptr; ///< in the instantiation's body
  std::string words = {};                  ///< where it is no call: what it is, "the destructor of x"
};

/// What becomes of a template's types only in its instantiations: constructors, conversions, operators and destructors
/// of what are template parameters, or made of them. Calls by name that a template leaves open are DependentCalls'
/// matter. Of a function template's own body, in all instantiations in the unit; nothing for other bodies.
std::vector<InstanceCode> instanceCodeOf(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::dependence
