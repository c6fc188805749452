// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Captures.h"

namespace warpgrain::access {

namespace {

std::string declaredName(const model::Variable &variable) {
  return variable.name + "@" + std::to_string(static_cast<std::uint32_t>(variable.nameSpan.file)) + ":" +
         std::to_string(variable.nameSpan.begin);
}

} // namespace

std::string capturedValue(const model::Variable &variable) {
  return "=" + declaredName(variable);
}

std::string capturedPlace(const model::Variable &variable) {
  return "&" + declaredName(variable);
}

} // namespace warpgrain::access
