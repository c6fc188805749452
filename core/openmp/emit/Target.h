// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// A parameter of a kernel, and the argument that a launch passes.
struct KernelParameter {
  std::string declaration;
  std::string argument;
  bool isMemory = false;   ///< a pointer to memory of the GPU
  bool isConstant = false; ///< which no kernel writes
};

/// The loop along an axis of a grid, x first.
struct GridAxis {
  std::string count;                ///< the variable of the host with its iterations
  std::int64_t threads = 1;         ///< of a block
  std::optional<std::int64_t> most; ///< blocks; none: as many as there are iterations for
};

/// A number that the threads of a block have gathered.
struct GatheredNumber {
  std::string value;     ///< the thread's own
  std::string name;      ///< of the variable
  std::string type;      ///< of the number
  std::string operation; ///< of the reduction
  std::string combiner;  ///< the helper for it
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::size_t rank = 1; ///< axes of the grid; 0: the grid is a line of threads without axes of loops
};

/// The language that kernels are written in, and how the host launches them.
class Target {
public:
  Target() = default;
  virtual ~Target() = default;
  Target(const Target &) = delete;
  Target &operator=(const Target &) = delete;

  /// True if kernels stand in a text of their own, which has none of the host's declarations.
  virtual bool keepsKernelsApart() const = 0;

  // Kernels

  /// Before the kernel's name.
  virtual std::string_view kernelWords() const = 0;
  virtual std::string parameter(const KernelParameter &parameter) const = 0;
  /// True if arrays in constant memory are parameters, and no objects of the program.
  virtual bool constantsAreParameters() const = 0;
  /// True if gpu::Neutral has the value with which min and max begin in each thread.
  virtual bool hasNeutralValues() const = 0;
  /// The thread's index along an axis of the whole launch, and how many there are.
  virtual std::string threadIndex(std::size_t axis) const = 0;
  virtual std::string threads(std::size_t axis) const = 0;
  /// The most blocks that a launch may have along an axis; none: as many as anybody launches.
  virtual std::optional<std::int64_t> mostBlocks(std::size_t axis) const = 0;
  /// Statements that make one part of what the threads of a block have gathered, a line each.
  virtual std::vector<std::string> reduction(const GatheredNumber &number) const = 0;

  // Launches

  /// Statements that compute the shape of a launch, a line each.
  virtual std::vector<std::string> gridShape(const std::string &kernel, const std::vector<GridAxis> &axes) const = 0;
  /// The number of its blocks, and what launch() is given of the shape.
  virtual std::string gridBlocks() const = 0;
  virtual std::string launchShape(const std::vector<GridAxis> &axes) const = 0;
  /// The launch; `indentation` is that of its lines, of which the first has none.
  virtual std::string launch(const std::string &kernel, const std::string &shape,
                             const std::vector<KernelParameter> &parameters, const std::string &indentation) const = 0;
};

const Target &cudaTarget();
/// Kernels of which each loop has an axis of the grid (Kernel::grid).
const Target &openClTarget();

} // namespace warpgrain::openmp
