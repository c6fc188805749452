// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/protocol/MemoryTypes.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace warpgrain::run {

/// A number or a pointer inside a parameter.
struct ParameterLeaf {
  std::string path;         ///< "n", "params.pitch"
  std::uint64_t offset = 0; ///< in the parameter, in bytes
  /// Kind of a scalar, or element type of a pointer.
  std::variant<ScalarKind, ElementType> type;
  std::string obstacle; ///< why no memory can be created for a pointer; empty if it can

  bool isPointer() const { return std::holds_alternative<ElementType>(type); }
};

/// A parameter of a kernel that a launch must fill.
struct KernelParameter {
  std::string name;
  std::uint64_t bytes = 0;
  std::vector<ParameterLeaf> leaves;
};

/// A kernel that can be launched; for a template, one of its instantiations.
struct KernelEntry {
  std::string mangledName;
  std::string instance; ///< "<16, float>" for a template, else empty
  std::vector<KernelParameter> parameters;
};

/// Finds a kernel's parameters. `instance` selects an instantiation of a template ("<16, float>"); empty for the first.
/// Fails (usage) if there is no such instantiation, (undecided) if a parameter's type is not known.
Result<KernelEntry> kernelEntry(const model::Unit &unit, model::FunctionId kernel, const std::string &instance);

/// Returns the numbers that an object of a type consists of. Fails (undecided) with a clause if it has other contents.
Result<ElementType> elementTypeOf(const model::Unit &unit, model::TypeId type);

} // namespace warpgrain::run
