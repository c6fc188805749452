// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::model {

/// Why a name leads to no kernel.
enum class NotFound : std::uint8_t {
  noKernel, ///< the unit has none at all
  unknown,  ///< none has the name
  several,  ///< more than one has it
};

/// A search that found no kernel, or more than one.
struct KernelNotFound {
  NotFound why = NotFound::noKernel;
  std::string name;                 ///< that was looked for
  std::string file;                 ///< that was opened
  std::vector<std::string> kernels; ///< of the unit, each qualified and with its line: "a::scale:12"
  std::string_view kernelWord;      ///< that marks a kernel in the unit's language: `__global__`

  /// The kernels as a sentence lists them: "a::scale:12, b::scale:20".
  std::string list() const;
  /// The sentence for a person; (input) where the unit has no kernel, else (usage).
  Error error() const;
};

/// The kernel of a name, qualified or not, with its line ("scale:12") or without. Unit::findKernel() is this search
/// with its failure told as a sentence.
std::expected<FunctionId, KernelNotFound> searchKernel(const Unit &unit, std::string_view name);

/// What is told of a unit without any kernel.
Error noKernelError(const Unit &unit);

} // namespace warpgrain::model
