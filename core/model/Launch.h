// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/Ids.h"
#include "core/model/Spelling.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::model {

/// Three extents, each known or not; CUDA's dim3.
struct Extents {
  std::array<std::optional<std::int64_t>, 3> value;

  std::optional<std::int64_t> operator[](Axis axis) const { return value[indexOf(axis)]; }

  std::optional<std::int64_t> &operator[](Axis axis) { return value[indexOf(axis)]; }

  bool known() const { return value[0] && value[1] && value[2]; }

  std::optional<std::int64_t> volume() const {
    return known() ? std::optional(*value[0] * *value[1] * *value[2]) : std::nullopt;
  }

  friend bool operator==(const Extents &, const Extents &) = default;
};

/// How the launch is written.
enum class LaunchSyntax : std::uint8_t {
  chevrons,    ///< kernel<<<grid, block>>>(…)
  runtimeCall, ///< cudaLaunchKernel(kernel, grid, block, …) and its cooperative and extended kin
};

/// One place where a kernel is launched. The expressions are in the body of the function that
/// launches.
struct Launch {
  FunctionId kernel = none<FunctionId>;   ///< none where it goes through a pointer that is not known
  std::string kernelName;                 ///< as written: "matrixMul<16>"
  FunctionId launcher = none<FunctionId>; ///< none where the kernel is only named, and may be launched from elsewhere
  ExpressionId expression = none<ExpressionId>; ///< the launch or the call
  LaunchSyntax form = LaunchSyntax::chevrons;
  Spelling spelling;
  ExpressionId grid = none<ExpressionId>;
  ExpressionId block = none<ExpressionId>;
  ExpressionId sharedBytes = none<ExpressionId>;
  ExpressionId stream = none<ExpressionId>;
  Extents gridExtents;  ///< in blocks
  Extents blockExtents; ///< in threads
  std::optional<std::int64_t> sharedByteCount;
};

} // namespace warpgrain::model
