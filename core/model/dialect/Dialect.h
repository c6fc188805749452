// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::model {

/// A word of a declaration that a language of kernels adds to C++.
enum class Qualifier : std::uint8_t {
  shared,         ///< memory of a block
  constant,       ///< memory that all threads read and none writes
  kernel,         ///< a function that the host launches
  deviceFunction, ///< a function that kernels call; empty where the language needs no word for it
};

/// How a language of kernels spells what C++ has no words for, and which words of a source mean that. Steps ask the
/// dialect of a KernelStudy; Dialect knows names alone, nothing of a unit.
class Dialect {
public:
  Dialect() = default;
  virtual ~Dialect() = default;
  Dialect(const Dialect &) = delete;
  Dialect &operator=(const Dialect &) = delete;

  /// An index or an extent along an axis, as an expression: `threadIdx.x`.
  virtual std::string index(BuiltinIndex builtin, Axis axis) const = 0;
  /// The one identifier in that expression, the same for all axes: `threadIdx`.
  virtual std::string_view indexName(BuiltinIndex builtin) const = 0;
  /// The threads of a block wait for each other and see what each wrote. As a statement: `__syncthreads();`.
  virtual std::string_view blockBarrier() const = 0;
  /// The name of the function that it calls: `__syncthreads`.
  virtual std::string_view blockBarrierName() const = 0;
  /// The same among the threads of a warp: `__syncwarp();`.
  virtual std::string_view warpBarrier() const = 0;
  virtual std::string_view warpBarrierName() const = 0;
  /// Without blanks around it: `__shared__`.
  virtual std::string_view qualifier(Qualifier qualifier) const = 0;

  /// True for the barrier that does nothing else. False for those that also count votes, and for groups' barriers.
  bool isPlainBlockBarrier(std::string_view callee) const { return callee == blockBarrierName(); }

  bool isWarpBarrier(std::string_view callee) const { return callee == warpBarrierName(); }

  bool isQualifier(std::string_view word, Qualifier which) const { return !word.empty() && word == qualifier(which); }

  /// Which index or extent an identifier of a source names.
  std::optional<BuiltinIndex> indexNamed(std::string_view word) const;
};

} // namespace warpgrain::model
