// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <optional>
#include <set>
#include <vector>

namespace warpgrain::openmp {

/// What the CPU may do in a function that another source defines.
struct ExternalEffects {
  bool isKnown = false;           ///< one of the sources defines it
  bool launches = false;          ///< it has kernels or calls one that has, and looks after its own memory
  bool isUnknown = false;         ///< it may read and change any memory, not only what its arguments lead to
  bool changesParameters = false; ///< whatever their types promise
  bool writesParameters = false;  ///< as their types say, or otherwise
};

/// What one source of a program must know of the others, so that memory may stay on the GPU between kernels of several
/// sources. Where a source is entered from another one, the GPU may have any memory, and newer than the CPU.
struct Links {
  std::vector<ExternalEffects> externals; ///< by ExternalId
  std::set<FunctionId> launching;         ///< of the source itself, over calls into other sources
  std::set<FunctionId> closed;            ///< all calls of these are seen, in all sources
  std::set<FunctionId> entered;           ///< functions that launch and that other sources may call
  std::set<FunctionId> hidden;            ///< functions that code of other sources uses by their addresses
  std::set<FunctionId> recursive;         ///< functions that launch and may call themselves, also over other sources
};

/// A source with the plan of its kernels.
struct PlannedSource {
  const Program *program = nullptr;
  const ProgramPlan *plan = nullptr;
};

/// The links of each source; none where the sources are not the whole program: memory must then be where the CPU
/// expects it whenever another source is called.
std::optional<std::vector<Links>> linksOf(const std::vector<PlannedSource> &sources);

/// True where two sources define a function with kernels, of which the linker takes one.
bool defineKernelsTwice(const std::vector<PlannedSource> &sources);

} // namespace warpgrain::openmp
