// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/MemoryTypes.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace warpgrain::execute {

/// A number or a pointer inside a parameter.
struct ParameterLeaf {
  std::string path;         ///< "n", "params.pitch"
  std::uint64_t offset = 0; ///< in the parameter, in bytes
  /// A scalar's kind, or what a pointer leads to.
  std::variant<ScalarKind, ElementType> type;
  std::string obstacle; ///< of a pointer: why memory for it cannot be made; empty where it can

  bool isPointer() const { return std::holds_alternative<ElementType>(type); }
};

/// A parameter of a kernel as a launch must fill it.
struct KernelParameter {
  std::string name;
  std::uint64_t bytes = 0;
  std::vector<ParameterLeaf> leaves;
};

/// One kernel that can be launched: of a template, one of its instantiations.
struct KernelEntry {
  std::string mangledName;
  std::string instance; ///< "<16, float>" of a template, else empty
  std::vector<KernelParameter> parameters;
};

/// Looks a kernel's parameters up. `instance` chooses an instantiation of a template ("<16, float>"); empty: the first.
/// Fails (usage) where there is no such instantiation, (undecided) where a parameter's type is not known.
Result<KernelEntry> kernelEntry(const model::Unit &unit, model::FunctionId kernel, const std::string &instance);

/// What an object of a type holds, as numbers. Fails (undecided) with a clause where it holds what is no number.
Result<ElementType> elementTypeOf(const model::Unit &unit, model::TypeId type);

} // namespace warpgrain::execute
