// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// What takes copies away.
enum class TransferPass : std::uint8_t {
  residency,  ///< the GPU has it on every path, or the kernel writes all of it (ALG-H3)
  liveness,   ///< the CPU does not read it before it ends or is written anew (ALG-H4)
  allocation, ///< it is allocated on the GPU once (ALG-H5)
  promotion,  ///< copies leave loops around the kernel (ALG-H6, H7)
};

std::string_view nameOf(TransferPass pass);

/// What becomes of one direction of a kernel's variable.
struct CopyVerdict {
  enum class When : std::uint8_t {
    never,
    eachLaunch,
    whereNeeded, ///< at the places of Transfer::stale or Transfer::to
  };

  When when = When::eachLaunch;
  std::optional<TransferPass> removedBy;
  std::optional<SourceSpan> loop; ///< out of which promotion takes it
};

struct TransferVerdict {
  CopyVerdict toGpu;
  CopyVerdict toCpu;
  std::vector<TransferPass> passes; ///< each once
};

TransferVerdict verdictOf(const Program &program, FunctionId function, const Kernel &kernel,
                          const MappedVariable &mapped);

std::string_view nameOf(CopyVerdict::When when);

/// "the CPU may change it": why the GPU may not have it.
std::string_view sentenceOf(StaleKind kind);

} // namespace warpgrain::openmp
