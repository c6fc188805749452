// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// A kernel with its space in T1 1.0.0, the form in which tuners take problems. Written is what both of its readers ask
// for: Kernel Tuner (tune_kernel_T1) and KTT.
namespace warpgrain::tune {

/// A parameter and the values it may have, which the source knows as a macro.
struct T1Parameter {
  std::string name;
  std::vector<std::int64_t> values;
};

enum class T1Fill : std::uint8_t { constant, random, file };

/// An argument of the kernel, in the order of its parameters.
struct T1Argument {
  std::string name;
  std::string type;                  ///< "float", "int32"
  std::optional<std::uint64_t> size; ///< elements of a vector; nothing: a number that is handed over
  T1Fill fill = T1Fill::constant;
  double value = 0; ///< of a constant, or the number
  std::string file; ///< beside the problem's, the bytes of the vector
  bool isRead = true;
  bool isWritten = false;
};

struct T1Problem {
  std::string kernel;
  std::string kernelFile; ///< beside the problem's
  std::vector<T1Parameter> parameters;
  std::string condition;             ///< in Python, of the parameters: what may be built
  std::array<std::string, 3> blocks; ///< of the grid along x, y, z: expressions of the parameters
  /// Names of those parameters that are the extents of a block.
  std::array<std::string, 3> blockExtents;
  std::uint32_t sharedBytes = 0;
  std::vector<std::string> compilerOptions;
  std::vector<T1Argument> arguments;
};

std::string textOfT1(const T1Problem &problem);

} // namespace warpgrain::tune
