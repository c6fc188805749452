// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/CalleeName.h"

#include <cctype>

namespace warpgrain::dependence {

bool isOperatorName(std::string_view name) {
  constexpr std::string_view word = "operator";
  if (!name.starts_with(word) || name.size() == word.size()) return false;
  const char next = name[word.size()];
  return next != '_' && std::isalnum(static_cast<unsigned char>(next)) == 0;
}

std::string nameOfCallee(const model::Callee &callee) {
  if (!isOperatorName(callee.name)) return callee.name;
  if (callee.qualifiedName.contains("(lambda") || callee.qualifiedName.contains("(anonymous"))
    return "operator() of a lambda";
  return callee.qualifiedName;
}

} // namespace warpgrain::dependence
