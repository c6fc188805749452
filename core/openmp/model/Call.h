// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/openmp/model/Variable.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::openmp {

enum class CallKind : std::uint8_t {
  ofUnit,   ///< defined in the source
  ofSystem, ///< declared in a header of the system
  unknown,  ///< through a pointer, or defined elsewhere
};

struct Call {
  CallKind kind = CallKind::unknown;
  std::string name;
  std::optional<FunctionId> function; ///< where it is ofUnit
  std::optional<ExternalId> external; ///< where it is unknown, and called by its name
  bool takesFunction = false;         ///< an argument can be called
  bool isOfVector = false;            ///< a method of std::vector
  SourceSpan span;
};

} // namespace warpgrain::openmp
