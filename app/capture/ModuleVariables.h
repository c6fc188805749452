// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/Device.h"
#include "core/base/Error.h"
#include "core/measure/CubinVariables.h"

#include <string>
#include <vector>

namespace warpgrain::capture {

/// The variables of a kernel's module in the memory of the program.
class ModuleVariables {
public:
  struct Variable {
    Range range;
    std::string_view initial; ///< see CubinVariable
    bool isConstant = false;
  };

  /// `contents` must outlive this, with the cubin.
  ModuleVariables(const Device &device, CUfunction kernel, const measure::CubinContents &contents);

  const std::vector<Variable> &all() const { return variables_; }

  /// What is not known of them, for a person.
  const std::vector<std::string> &notes() const { return notes_; }

  /// Whether a variable holds what it does when the module is loaded.
  Result<bool> isUntouched(const Variable &variable) const;

private:
  const Device &device_;
  std::vector<Variable> variables_;
  std::vector<std::string> notes_;
};

} // namespace warpgrain::capture
