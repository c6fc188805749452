// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::access {

/// What is known of the launch that an analysis is for. Everything unknown stays a symbol.
struct LaunchContext {
  model::Extents block; ///< threads along each axis; each at least 1
  model::Extents grid;  ///< blocks along each axis; each at least 1
  /// Values of the kernel's integer parameters by name ("n"), of members of a parameter by path ("params.pitch"), and
  /// of template parameters of a kernel that is analysed as a template.
  std::map<std::string, std::int64_t> arguments;
  /// Of a kernel template: which instantiation ("<16, float>"). Empty: the first one, or the template itself where it
  /// is not instantiated.
  std::string instance;

  /// What all launches of a kernel in its unit agree on.
  static LaunchContext of(const model::Unit &unit, model::FunctionId kernel);
};

} // namespace warpgrain::access
