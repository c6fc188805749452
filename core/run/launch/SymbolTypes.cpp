// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/SymbolTypes.h"

#include "core/run/parameters/KernelParameters.h"

#include <set>

namespace warpgrain::run {

namespace {

using namespace model;

bool isOnDevice(const Variable &variable) {
  return variable.space == VariableSpace::constantMemory || variable.space == VariableSpace::deviceGlobal ||
         variable.space == VariableSpace::managed;
}

const Variable *find(const Unit &unit, const std::string &name, std::set<std::string> &known) {
  for (const Function &function : unit.functions)
    for (const Variable &variable : function.body.variables) {
      if (!isOnDevice(variable)) continue;
      known.insert(variable.name);
      if (variable.name == name) return &variable;
    }
  return nullptr;
}

/// The innermost element of an array of any depth: what one number after the other is filled in as.
TypeId elementOf(const Unit &unit, TypeId type) {
  while (isSome(type) && unit[type].kind == TypeKind::array)
    type = unit[type].element;
  return type;
}

} // namespace

Result<Symbol> symbolOf(const Unit &unit, FunctionId kernel, const std::string &name) {
  std::set<std::string> known;
  const Variable *variable = find(unit, name, known);
  if (variable == nullptr) {
    std::string list;
    for (const std::string &other : known)
      list += (list.empty() ? "" : ", ") + other;
    return fail(ErrorKind::usage, "No __device__, __constant__ or __managed__ variable that " + unit[kernel].name +
                                      " could use is called " + name + "; there is " + (list.empty() ? "none" : list) +
                                      ".");
  }
  auto type = elementTypeOf(unit, elementOf(unit, variable->type));
  if (!type) return fail(ErrorKind::usage, "The variable " + name + " cannot be filled: " + type.error().message + ".");
  return Symbol{.name = name, .type = std::move(*type), .fill = {}};
}

} // namespace warpgrain::run
